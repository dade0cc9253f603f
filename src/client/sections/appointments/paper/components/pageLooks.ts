/**
 * What a page has room for in millimetres, between its margins: the width of A4 and the height of Letter, both at a
 * zoom of 110%.
 */
export const SHEET = { width: 169, height: 230 } as const;

/** The looks of a sheet on paper, for a millimetre of this length: black on white, whatever the colours of the page. */
export function pageLooks(millimetre: string) {
  const mm = (count: number) => `calc(${count} * var(--millimetre))`;
  return {
    '--millimetre': millimetre,
    color: '#000',
    fontSize: mm(3.5),
    lineHeight: 1.25,
    '& table': { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
    '& thead': { display: 'table-header-group' },
    '& tr': { breakInside: 'avoid' },
    '& tbody tr': { height: mm(9) },
    '& :is(th, td)': {
      padding: `0 ${mm(2)}`,
      borderBlockEnd: `${mm(0.3)} solid #999`,
      textAlign: 'start',
      verticalAlign: 'middle',
      overflowWrap: 'anywhere',
    },
    '& small': { fontSize: mm(2.9) },
    '& .of-sheet': { paddingBlock: `0 ${mm(3)}`, paddingInline: 0, fontWeight: 400 },
    '& .of-sheet > div': { display: 'flex', justifyContent: 'space-between', gap: mm(8) },
    '& .of-sheet strong': { fontSize: mm(4.9) },
    '& .columns th': { paddingBlock: mm(1.5), borderBlockEndColor: '#000' },
  } as const;
}
