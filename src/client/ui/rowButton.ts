/** The style of a button that stands in a positioned row and answers to a click anywhere in that row. */
export function rowButton(focusColor: string) {
  return {
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    fontWeight: 600,
    color: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${focusColor}`, outlineOffset: -3, borderRadius: 8 },
  } as const;
}
