import { strToU8, zipSync } from 'fflate';

/** A cell of a workbook: a text, a number with the format that it is shown by, or a cell as it is written there. */
export type BookCell = string | number | { value: number; format: string } | { xml: string };

/** A workbook that is made by hand. */
export interface Book {
  rows: readonly (readonly BookCell[])[];
  /** What stands in the sheet before and behind its rows, such as hidden columns and merged cells. */
  before?: string;
  after?: string;
  /** The attributes of a row, by its line from 1. */
  rowIs?: (line: number) => string;
  /** What the sheet is called, and the sheets before it and behind it, which are blank. */
  name?: string;
  others?: readonly { name: string; state?: 'visible' | 'hidden' }[];
  /** Whether its texts are those that all sheets share, stand in their cells, or have several fonts. */
  texts?: 'shared' | 'inline' | 'rich';
  /** What stands at the end of the workbook. */
  end?: string;
}

const escaped = (text: string) =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/\r/g, '_x000D_');

const column = (at: number) => String.fromCharCode(65 + at);

/** The bytes of an XLSX file. */
export function workbook(book: Book): Uint8Array<ArrayBuffer> {
  const {
    rows,
    before = '',
    after = '',
    rowIs = () => '',
    name = 'Sheet1',
    others = [],
    texts = 'shared',
    end = '',
  } = book;
  const shared: string[] = [];
  const formats: string[] = ['General'];
  const styleOf = (format: string) => {
    if (!formats.includes(format)) formats.push(format);
    return formats.indexOf(format);
  };
  const formatOf = (code: string, at: number) => `<numFmt numFmtId="${164 + at}" formatCode="${escaped(code)}"/>`;
  const run = (text: string) => `<t xml:space="preserve">${escaped(text)}</t>`;
  const written = (text: string) => {
    if (texts !== 'rich') return run(text);
    const middle = Math.ceil(text.length / 2);
    return `<r><rPr><b/></rPr>${run(text.slice(0, middle))}</r><r>${run(text.slice(middle))}</r>`;
  };
  const cellOf = (cell: BookCell, place: string) => {
    if (typeof cell === 'object' && 'xml' in cell) return cell.xml;
    if (cell === '') return `<c r="${place}" s="0"/>`;
    if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
    if (typeof cell === 'object') return `<c r="${place}" s="${styleOf(cell.format)}"><v>${cell.value}</v></c>`;
    if (texts === 'inline') return `<c r="${place}" t="inlineStr"><is>${written(cell)}</is></c>`;
    shared.push(`<si>${written(cell)}</si>`);
    return `<c r="${place}" s="0" t="s"><v>${shared.length - 1}</v></c>`;
  };
  const data = rows
    .map((cells, at) => {
      const row = cells.map((cell, index) => cellOf(cell, `${column(index)}${at + 1}`)).join('');
      return `<row r="${at + 1}" ${rowIs(at + 1)}>${row}</row>`;
    })
    .join('');
  const sheets = [...others, { name }];
  const sheetOf = (inner: string) => `<worksheet>${inner}</worksheet>`;
  const parts = {
    'xl/workbook.xml': `<workbook><sheets>${sheets
      .map((sheet, at) => {
        const state = 'state' in sheet && sheet.state ? ` state="${sheet.state}"` : '';
        return `<sheet name="${escaped(sheet.name)}" sheetId="${at + 1}"${state} r:id="rId${at + 1}"/>`;
      })
      .join('')}</sheets>${end}</workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
      .map(
        (_, at) => `<Relationship Id="rId${at + 1}" Type="http://x/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
      )
      .join('')}<Relationship Id="s" Type="http://x/styles" Target="styles.xml"/></Relationships>`,
    ...Object.fromEntries(others.map((_, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetOf('<sheetData/>')])),
    [`xl/worksheets/sheet${sheets.length}.xml`]: sheetOf(`${before}<sheetData>${data}</sheetData>${after}`),
    'xl/sharedStrings.xml': `<sst>${shared.join('')}</sst>`,
    'xl/styles.xml':
      `<styleSheet><numFmts>${formats.map(formatOf).join('')}</numFmts>` +
      `<cellXfs>${formats.map((_, at) => `<xf numFmtId="${164 + at}"/>`).join('')}</cellXfs></styleSheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)])), { level: 1 });
}
