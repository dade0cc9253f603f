/** What a cell of a table holds for a program: a number stays one. */
export type CellValue = string | number | null | undefined;

/** Tells a program such as Excel that the file is UTF-8, without which it shows Arabic as something else. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Writes a table as a CSV file (RFC 4180). A text that a spreadsheet would take for a formula begins with an
 * apostrophe, which keeps it a text; numbers are written as they are.
 */
export function csvOf(header: readonly string[], rows: readonly (readonly CellValue[])[]): string {
  return BYTE_ORDER_MARK + csvLinesOf([header, ...rows]);
}

/** Writes further lines of the file that `csvOf` begins, for a table that is written in pieces. */
export function csvLinesOf(rows: readonly (readonly CellValue[])[]): string {
  return rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(value: CellValue): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const text = (value ?? '').replace(/^(?=\s*[=+\-@\t\r])/, "'");
  return /[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}
