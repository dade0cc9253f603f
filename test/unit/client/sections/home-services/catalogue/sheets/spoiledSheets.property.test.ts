import fc from 'fast-check';

import { labServiceSheet } from '#client/sections/home-services/catalogue/sheets/labServiceSheet';
import { linkSheet } from '#client/sections/home-services/linking/sheets/linkSheet';
import { codeKey } from '#client/sections/home-services/shared/sheets/cells';
import { compareSheet, rowsToSend, type ComparedRow } from '#client/sections/home-services/shared/sheets/difference';
import { readFile } from '#client/sections/home-services/shared/sheets/file/readFile';
import { countHeads, meaningOfHeads } from '#client/sections/home-services/shared/sheets/heads';
import type { SheetKind } from '#client/sections/home-services/shared/sheets/sheet';
import { linesByColumn } from '#client/sections/home-services/shared/sheets/useDifference';
import type { Id } from '#contract/common';
import type { LabService } from '#contract/homeServices/catalogue';
import { workbook, type Book, type BookCell } from '#test/support/builders/workbook';
import { runs } from '#test/support/runs';

/** Codes as catalogues have them, among them such as a spreadsheet makes something else of. */
const CODES = ['CBC', '0012', '3-4', 'MAR1', '1E5', '46085', 'B-7', 'x 9'];
const parents = [{ id: 3, code: 'blood', name: 'Blood' }];
const items: LabService[] = CODES.map((code, id) => ({
  ...{ id, code, subcategory: 3, sample_type: 'Serum', duration_minutes: 20, requires_fasting: false },
  ...{ name: `Test ${id}`, translations: [{ locale: 'en', name: `Test ${id}`, description: '' }] },
}));
const links = items.map(({ id }) => ({ id: 100 + Number(id), item: id, price: '100', is_available: true }));

/** A kind of sheet with its heads, what may stand below them, and those whose cells are numbers. */
interface Kind {
  sheet: SheetKind<{ id: Id }, unknown>;
  world: unknown;
  heads: readonly string[];
  columns: readonly fc.Arbitrary<string>[];
  numbers: readonly number[];
  /** Codes that nothing has yet. */
  free: readonly string[];
}

const words = fc.constantFrom('Two words', 'with, comma', 'with; mark', 'a "quote"', 'two\nlines', 'تحليل', '7 up', '');
const KINDS: readonly Kind[] = [
  {
    sheet: labServiceSheet.sheet as unknown as Kind['sheet'],
    world: { items, parents },
    heads: ['Code', 'Subcategory', 'English Name', 'Sample Type', 'Duration (minutes)'],
    columns: [
      fc.constantFrom('Blood'),
      fc.constantFrom('New name', 'Other "name"'),
      words,
      fc.constantFrom('15', '20', '30'),
    ],
    numbers: [4],
    free: ['NEW-1', 'NEW-2'],
  },
  {
    sheet: linkSheet('any', false) as unknown as Kind['sheet'],
    world: { links, items, byId: new Map(items.map((one) => [String(one.id), one])) },
    heads: ['Code', 'Price', 'Available'],
    columns: [fc.constantFrom('100', '120.5', '0.75', '1250'), fc.constantFrom('Yes', 'No', '')],
    numbers: [1],
    free: [],
  },
];

/** A file before it is spoiled: its heads and rows. */
interface Sheet {
  kind: Kind;
  rows: readonly (readonly string[])[];
}

const anySheet: fc.Arbitrary<Sheet> = fc.constantFrom(...KINDS).chain((kind) =>
  fc
    .uniqueArray(fc.tuple(fc.constantFrom(...CODES, ...kind.free), ...kind.columns), {
      minLength: 1,
      maxLength: 6,
      selector: ([code]) => code,
    })
    .map((rows) => ({ kind, rows })),
);

/** Where a spoiled cell stands: its row, from 0, and its column. */
interface Place {
  row: number;
  column: number;
}

const quoted = (cell: string) => (/[",;\t\n]/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell);

/** Writes a text, some cells of it raw. */
function textOf(
  { kind, rows }: Sheet,
  mark: string,
  lineEnd: (line: number) => string,
  raw: (at: Place) => string | null,
) {
  const lines = rows.map((cells, row) => cells.map((cell, at) => raw({ row, column: at }) ?? quoted(cell)).join(mark));
  return [kind.heads.join(mark), ...lines].map((line, at) => line + lineEnd(at)).join('');
}

type Spoil = (sheet: Sheet, place: Place) => Uint8Array<ArrayBuffer> | string;

const withoutLastBlanks = (cells: readonly string[]) => cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
const at = (one: Place, { row, column }: Place) => one.row === row && one.column === column;
const plain = () => null;
const LF = () => '\n';

/** A text with one cell written so. */
const rawCell =
  (write: (cell: string) => string): Spoil =>
  (sheet, place) =>
    textOf(sheet, ',', LF, (one) => (at(one, place) ? write(sheet.rows[one.row]?.[one.column] ?? '') : null));

const numeric = (cell: string) => /^-?\d+(\.\d+)?(e\d+)?$/i.test(cell);

/** A workbook in which each number is one, with one cell written so, and whatever else. */
const inBook =
  (
    write: (cell: string, place: string) => BookCell,
    more: (sheet: Sheet, place: Place) => Partial<Book> = () => ({}),
  ): Spoil =>
  ({ kind, rows }, place) => {
    const cells = rows.map((row, line) =>
      row.map((cell, column): BookCell => {
        if (at({ row: line, column }, place)) return write(cell, `${'ABCDE'[column]}${line + 2}`);
        return kind.numbers.includes(column) && cell !== '' ? Number(cell) : cell;
      }),
    );
    return workbook({ rows: [[...kind.heads], ...cells], ...more({ kind, rows }, place) });
  };

/** What a spreadsheet makes of a code of its own accord, beside numbers. */
const MADE: Readonly<Record<string, number>> = { '3-4': 46_085, MAR1: 46_082 };

const shown = (format: string) =>
  inBook((cell) => {
    const value = numeric(cell) ? Number(cell) : MADE[cell];
    return value === undefined ? cell : { value, format };
  });

const SPOILS: Readonly<Record<string, Spoil>> = {
  nothing: (sheet) => textOf(sheet, ';', LF, plain),
  'a quote that is none': rawCell((cell) => `"${cell}" inch`),
  'a quote that is never closed': rawCell((cell) => `"${cell.replace(/"/g, '')}`),
  'a quote that is never opened': (sheet, place) =>
    textOf(sheet, ',', LF, (one) => {
      const cell = (sheet.rows[one.row]?.[one.column] ?? '').replace(/"/g, '""');
      return at(one, place) ? `${cell}"` : `"${cell}"`;
    }),
  'a quote and more behind it': rawCell((cell) => `"${cell.replace(/"/g, '""')}"x`),
  'a quote that is never closed, among rows that end with their last filled cell': (sheet, place) =>
    rawCell((cell) => `"${cell.replace(/"/g, '')}`)({ ...sheet, rows: sheet.rows.map(withoutLastBlanks) }, place),
  'rows that end with their last filled cell': (sheet) =>
    textOf({ ...sheet, rows: sheet.rows.map(withoutLastBlanks) }, ',', LF, plain),
  'a blank behind each mark': (sheet) => textOf(sheet, ', ', LF, plain),
  'line ends of all kinds': (sheet) => textOf(sheet, ',', (line) => ['\r\n', '\n', '\r'][line % 3] ?? '\n', plain),
  'one line that ends otherwise': (sheet, { row }) =>
    textOf(sheet, ',', (line) => (line === row ? '\n' : '\r\n'), plain),
  'a line for the mark': (sheet) =>
    `sep=|\n${textOf(sheet, '|', LF, (one) => quoted(sheet.rows[one.row]?.[one.column] ?? '').replaceAll('|', ''))}`,
  'titles above': (sheet) => `\uFEFFAll our prices, of 2027\r\n\r\nCode;2027\r\n${textOf(sheet, ';', LF, plain)}`,
  'a cell too many': (sheet, { row }) => textOf(sheet, ',', (line) => (line === row + 1 ? ',more\n' : '\n'), plain),
  'a head twice': ({ kind, rows }, { column }) =>
    textOf(
      { kind: { ...kind, heads: [...kind.heads, kind.heads[column] ?? ''] }, rows: rows.map((row) => [...row, '9']) },
      ',',
      LF,
      plain,
    ),
  'an error': rawCell(() => '#N/A'),
  'an error in Spanish': rawCell(() => '#N/D'),
  'an error that is waited for': rawCell(() => 'Loading...'),
  'a formula as a text': rawCell(() => '=A1*2'),
  'a formula as a text of a workbook': inBook(() => '=A1*2'),
  'an error of LibreOffice': rawCell(() => 'Err:508'),
  'no room for a number': rawCell(() => '#####'),
  'a date for a code': rawCell((cell) => (cell === '3-4' ? '03-Apr' : cell === 'MAR1' ? 'Mar-01' : quoted(cell))),
  'a number for a code': rawCell((cell) => (numeric(cell) ? String(Number(cell)) : quoted(cell))),
  'an exponent for a code': rawCell((cell) =>
    numeric(cell) ? Number(cell).toExponential(2).toUpperCase() : quoted(cell),
  ),
  'a workbook': inBook((cell) => cell),
  'rich texts': inBook(
    (cell) => cell,
    () => ({ texts: 'rich' }),
  ),
  'texts in their cells': inBook(
    (cell) => cell,
    () => ({ texts: 'inline' }),
  ),
  'a formula without a value': inBook((_, place) => ({ xml: `<c r="${place}"><f>A1*2</f></c>` })),
  'a formula with an empty value': inBook((_, place) => ({ xml: `<c r="${place}"><f>A1*2</f><v></v></c>` })),
  'a formula that is to be reckoned': inBook(
    (_, place) => ({ xml: `<c r="${place}"><f>A1*2</f><v>0</v></c>` }),
    () => ({ end: '<calcPr fullCalcOnLoad="1"/>' }),
  ),
  'an error of a workbook': inBook((_, place) => ({ xml: `<c r="${place}" t="e"><v>#REF!</v></c>` })),
  'a number as it is': inBook((cell) => (numeric(cell) ? Number(cell) : cell)),
  'a number with zeros': inBook((cell) =>
    /^\d+$/.test(cell) ? { value: Number(cell), format: '0'.repeat(cell.length) } : cell,
  ),
  'a date': shown('d-m'),
  'a month': shown('mmm-yy'),
  'an exponent': shown('0E+00'),
  'a share': shown('0%'),
  thousands: shown('#,##0,'),
  'another currency': shown('[$$-409]#,##0.00'),
  'fewer decimals': inBook((cell) => (numeric(cell) ? { value: Number(cell) + 0.126, format: '0.00' } : cell)),
  'cells merged downwards': (sheet, place) => {
    const [above, below] = [place.row - 1, place.row].map((row) => sheet.rows[row]?.[place.column]);
    if (above !== below) return inBook((cell) => cell)(sheet, place);
    const column = 'ABCDE'[place.column];
    const after = `<mergeCells><mergeCell ref="${column}${place.row + 1}:${column}${place.row + 2}"/></mergeCells>`;
    return inBook(
      () => '',
      () => ({ after }),
    )(sheet, place);
  },
  'cells merged sideways': inBook(
    (cell) => cell,
    (_, { row }) => ({ after: `<mergeCells><mergeCell ref="A${row + 2}:C${row + 2}"/></mergeCells>` }),
  ),
  'a hidden row': inBook(
    (cell) => cell,
    (_, { row }) => ({ rowIs: (line) => (line === row + 2 ? 'hidden="1"' : '') }),
  ),
  'a row without a height': inBook(
    (cell) => cell,
    (_, { row }) => ({ rowIs: (line) => (line === row + 2 ? 'ht="0" customHeight="1"' : '') }),
  ),
  'a hidden column': inBook(
    (cell) => cell,
    (_, { column }) => ({ before: `<cols><col min="${column + 1}" max="${column + 1}" hidden="true"/></cols>` }),
  ),
  'other sheets': inBook(
    (cell) => cell,
    () => ({ others: [{ name: 'Old', state: 'hidden' }, { name: 'Notes' }] }),
  ),
};

/** What of a file would be sent, by code, and the rows that are not understood. */
async function understood({ kind: { sheet, world } }: Pick<Sheet, 'kind'>, content: Uint8Array<ArrayBuffer> | string) {
  const reading = await readFile(new File([content], 'spoiled'), { known: (heads) => countHeads(sheet, heads) });
  if ('fault' in reading) return { rows: [] as readonly ComparedRow[], sent: new Map<string, unknown>(), reading };
  const { table } = reading;
  const { meanings, doubled } = meaningOfHeads(sheet, table.heads);
  const difference = await compareSheet(sheet, world, linesByColumn(table, meanings, sheet.columns, {}));
  const rows = difference?.rows ?? [];
  const sent = new Map(
    (difference ? rowsToSend(difference, {}) : []).map(({ cells, wanted }) => [codeKey(cells.code ?? ''), wanted]),
  );
  const hidden = table.hidden?.columns ?? [];
  const unread = sheet.columns.filter(({ id, head }) => doubled.includes(id) || hidden.includes(head.defaultMessage));
  return { rows, sent, unread: unread.map(({ id }) => id), hiddenRows: table.hidden?.rows ?? 0, reading };
}

it.each(Object.entries(SPOILS))(
  'a spoiled sheet is understood rightly, or what is not is said, and no cell is ever written as another: %s',
  (_, spoil) =>
    fc.assert(
      fc.asyncProperty(anySheet, fc.nat(5), fc.nat(4), async (sheet, row, column) => {
        const place = { row: row % sheet.rows.length, column: column % sheet.kind.heads.length };
        const meant = await understood(sheet, textOf(sheet, ',', LF, plain));
        expect(meant.rows.filter(({ is }) => is === 'faulty')).toEqual([]);
        const { rows, sent, unread = [], hiddenRows = 0, reading } = await understood(sheet, spoil(sheet, place));
        if ('fault' in reading) return;

        const told = rows.filter(({ is }) => is === 'faulty').length + hiddenRows;
        const wanted = (values: unknown) =>
          Object.fromEntries(Object.entries(values ?? {}).filter(([id]) => !unread.includes(id)));
        for (const [code, values] of sent) expect([code, wanted(values)]).toEqual([code, wanted(meant.sent.get(code))]);
        const lost = [...meant.sent].filter(
          ([code, values]) => !sent.has(code) && Object.keys(wanted(values)).length > 0,
        );
        expect(lost.length).toBeLessThanOrEqual(told);
        expect(rows.length + hiddenRows).toBeGreaterThanOrEqual(sheet.rows.length);
      }),
      runs(25),
    ),
);
