import { plainPhone } from './phone';

/** What a cell of a table holds for a program: a number stays one. */
export type CellValue = string | number | null | undefined;

/** How the spreadsheets of a region tell the cells of a line, and the digits of an amount, apart. */
export interface CsvDialect {
  separator: ',' | ';';
  decimal: '.' | ',';
}

/** Tells a program such as Excel that the file is UTF-8, without which it shows Arabic as something else. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The dialect of a locale such as `de-DE`: Excel opens a file by the region of its computer, to which the language of
 * the browser is nearest. It would not take `sep=`: with that line it reads UTF-8 as something else.
 */
export function csvDialectOf(locale: string): CsvDialect {
  const decimal = new Intl.NumberFormat(locale).format(1.5).includes(',') ? ',' : '.';
  return { separator: decimal === ',' || /^ar\b/i.test(locale) ? ';' : ',', decimal };
}

/** Writes a table as a CSV file (RFC 4180) in which nothing runs, and nothing but numbers becomes one. */
export function csvOf(dialect: CsvDialect, rows: readonly (readonly CellValue[])[]): string {
  return BYTE_ORDER_MARK + csvLinesOf(dialect, rows);
}

/** Writes further lines of the file that `csvOf` begins, for a table that is written in pieces. */
export function csvLinesOf(dialect: CsvDialect, rows: readonly (readonly CellValue[])[]): string {
  return rows.map((cells) => `${cells.map((cell) => cellOf(cell, dialect)).join(dialect.separator)}\r\n`).join('');
}

/**
 * A phone number that stays the text that it is: in groups, without a sign that a spreadsheet reckons with.
 * `04-2234567 / 0501234567` is `04 223 4567 · 050 123 4567`.
 */
export function phoneCell(number: string): string {
  return number
    .split(/[/;,|]/)
    .map((one) => (plainPhone(one)?.text ?? one).replace(/[\s().-]+/g, ' ').trim())
    .map((one) => (/^(?:\+|0)\d+$/.test(one) ? one.replace(/^(\D?\d{3})(\d{1,3})(\d*)$/, '$1 $2 $3').trim() : one))
    .join(' · ');
}

/** Numbers in groups, such as those of `phoneCell`: with a blank between digits nothing is reckoned. */
const GROUPS = /^\+?\d+(?: (?:· \+?)?\d+)+$/;

/** Where a spreadsheet would begin a formula: at the start, and after what it may take for the end of a cell. */
const FORMULA_AT_START = /^(?=["\s]*[=+\-@\uff0b\uff0d\uff1d\uff20]|\s*[\t\r])/;
const FORMULA_INSIDE = /[,;\t\r\n](?=(?:"|[^\S\t\r\n])*[=+\-@\uff0b\uff0d\uff1d\uff20])/g;

/** The apostrophes that keep a spreadsheet from beginning a formula, as they stand in a file. */
const GUARDS = /((?:^|[,;\t\r\n])(?:"|[^\S\t\r\n])*)'(?=(?:"|[^\S\t\r\n])*[=+\-@\uff0b\uff0d\uff1d\uff20])/g;

/** A text of a file as it was before it was written there: without the apostrophes before `=`, `+`, `-` and `@`. */
export function withoutGuards(text: string): string {
  return text.includes("'") ? text.replace(GUARDS, '$1') : text;
}

/** A text that a spreadsheet would take for a number or a date, such as `0012`, `1E5` or `3-4`. */
const LIKE_NUMBER = /^\d[\d.,:/e+-]*$/i;
/** One that is the same as a number. */
const PLAIN_NUMBER = /^(?:0|[1-9]\d{0,14})$/;

/** Marks of direction, such as a sentence of the page has around its values. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Keeps what follows a text, and is not seen; a no-break space would not do for LibreOffice. */
const LEFT_TO_RIGHT_MARK = '\u200E';

function cellOf(value: CellValue, { decimal }: CsvDialect): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value).replace('.', decimal) : '';
  const text = harmless((value ?? '').replace(DIRECTIONS, ''));
  return /[",;\t\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}

/** A text that a spreadsheet leaves as it is. */
function harmless(text: string): string {
  if (GROUPS.test(text)) return text;
  const guarded = text.replace(FORMULA_INSIDE, "$&'");
  if (LIKE_NUMBER.test(text) && !PLAIN_NUMBER.test(text)) return LEFT_TO_RIGHT_MARK + guarded;
  return guarded.replace(FORMULA_AT_START, "'");
}
