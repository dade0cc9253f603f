import Papa from 'papaparse';

import { catalogueInArabic } from '#client/app/language/ar/catalogue';
import { csvOf, type CellValue, type CsvDialect } from '#client/lib/csv';
import type { Text } from '#client/lib/text';
import { labPackageSheet, type WholePackage } from '#client/sections/home-services/catalogue/sheets/labPackageSheet';
import { labServiceSheet } from '#client/sections/home-services/catalogue/sheets/labServiceSheet';
import { subcategorySheet } from '#client/sections/home-services/catalogue/sheets/subcategorySheet';
import { linkSheet } from '#client/sections/home-services/linking/sheets/linkSheet';
import { compareSheet } from '#client/sections/home-services/shared/sheets/difference';
import { readFile } from '#client/sections/home-services/shared/sheets/file/readFile';
import { countHeads, meaningOfHeads } from '#client/sections/home-services/shared/sheets/heads';
import type { SheetKind } from '#client/sections/home-services/shared/sheets/sheet';
import { linesByColumn } from '#client/sections/home-services/shared/sheets/useDifference';
import { writtenColumns } from '#client/sections/home-services/shared/sheets/written';
import type { Id, Translation } from '#contract/common';
import type { LabService, Subcategory } from '#contract/homeServices/catalogue';
import { workbook, type Book } from '#test/support/builders/workbook';
import { inEnglish } from '#test/support/inEnglish';

const texts = (name: string, ar = '', description = ''): Pick<LabService, 'name' | 'translations'> => ({
  name,
  translations: [
    { locale: 'en', name, description },
    ...(ar ? [{ locale: 'ar', name: ar, description: '' } as Translation] : []),
  ],
});

const parents = [
  { id: 3, code: 'blood', ...texts('Blood', 'الدم') },
  { id: 4, code: 'urine', ...texts('Urine', 'كيمياء') },
  { id: 5, code: 'other', ...texts('Urine') },
];
const categories = [
  { id: 1, code: 'doctor_consultation', name: 'Consultation' },
  { id: 2, code: 'lab_tests', name: 'Lab' },
];
const service = (id: number, code: string, more: Partial<LabService> = {}): LabService => ({
  ...{ id, code, subcategory: 3, sample_type: 'Serum', duration_minutes: 20, requires_fasting: false },
  ...texts(`Test ${id}`, `تحليل ${id}`),
  ...more,
});
const services = [
  service(31, 'HB'),
  service(32, '007', { subcategory: 4, requires_fasting: true, sample_type: null, duration_minutes: null }),
  service(33, "'=x", { ...texts('Alike', '', '-5 to +5, =none\r\n"quoted"; \'@home'), description: '-5' }),
  service(34, 'ALIKE-2', { subcategory: 4, ...texts('alike') }),
];
const subcategories: Subcategory[] = [
  {
    id: 41,
    parent_category: 2,
    code: 'blood',
    subcategory_type: 'lab_subcategory',
    order: 1,
    show_test_options: true,
    ...texts('Blood', 'الدم'),
  },
  { id: 42, parent_category: 1, code: 'skin', subcategory_type: 'specialty', order: 2, ...texts('Skin') },
];
const packages: WholePackage[] = [
  {
    id: 51,
    subcategory: 3,
    code: 'heart',
    ...texts('Heart'),
    tests: [
      { id: 1, test_name: 'HDL', order: 1 },
      { id: 2, test_name: 'LDL', order: 2 },
    ],
  },
  { id: 52, subcategory: 4, code: 'odd', ...texts('Odd'), tests: [{ id: 3, test_name: 'A; B', order: 1 }] },
];

const SERVICES = { items: services, parents };
const SUBCATEGORIES = { items: subcategories, parents: categories };
const PACKAGES = { items: packages, parents };

/** What a row comes to: its sort, then what is wrong, or else what changes, and what is said besides. */
async function rowOf<Thing extends { id: Id }, World>(
  sheet: SheetKind<Thing, World>,
  world: World,
  cells: Record<string, string>,
): Promise<string> {
  const [row] = (await compareSheet(sheet, world, [{ line: 2, cells }]))?.rows ?? [];
  const all = Object.entries(row?.compared ?? {});
  const faults = all.flatMap(([column, { fault }]) => (fault ? [`${column}! ${inEnglish(fault)}`] : []));
  const changes = all.flatMap(([column, { now, wanted }]) =>
    wanted === null ? [] : [`${column}: ${now || '-'} > ${wanted}`],
  );
  const notes = all.flatMap(([, { note }]) => (note ? [inEnglish(note)] : []));
  return [row?.is, ...(faults.length > 0 ? faults : changes), ...notes].join(' | ').replace(/\n/g, '/');
}

describe('a row of a file of the catalogue', () => {
  it.each<[string, Record<string, string>, string]>([
    [
      'the same, in other words',
      { code: 'hb', parent: 'الدم', fasting: 'غیر متاح', duration: '٢٠', sample: ' Serum ' },
      'unchanged',
    ],
    ['what it belongs to by code', { code: 'HB', parent: 'URINE' }, 'changed | parent: 3 > 4'],
    ['what it belongs to by a keyboard of Persian', { code: 'HB', parent: 'کیمیا' }, 'changed | parent: 3 > 4'],
    ['an unknown subcategory', { code: 'HB', parent: 'Bones' }, 'faulty | parent! Bones is not known here'],
    ['words of several', { code: 'HB', parent: 'Urine' }, 'changed | parent: 3 > 4'],
    [
      'texts in both languages',
      { code: 'HB', enName: 'Haemoglobin', arName: 'خضاب' },
      'changed | enName: Test 31 > Haemoglobin | arName: تحليل 31 > خضاب',
    ],
    [
      'by its English name',
      { enName: 'test 31', parent: 'blood', sample: 'Blood' },
      'changed | enName: Test 31 > test 31 | sample: Serum > Blood',
    ],
    ['a name of two', { enName: 'Alike', sample: 'x' }, 'faulty | enName! Several are called Alike: write the code'],
    ['the one in its subcategory', { enName: 'Alike', parent: 'blood', sample: 'x' }, 'changed | sample: Serum > x'],
    [
      'a new one',
      { code: 'N-1', parent: 'blood', enName: 'New' },
      'added | code: - > N-1 | parent: - > 3 | enName: - > New',
    ],
    [
      'a new one without what it needs',
      { code: 'N-1' },
      'faulty | parent! Subcategory is required | enName! English name is required',
    ],
    ['a new one without a code', { enName: 'New', parent: 'blood' }, 'faulty | code! Code is required'],
    [
      'an Arabic description alone',
      { code: 'ALIKE-2', arDescription: 'وصف' },
      'faulty | arName! An Arabic description needs an Arabic name',
    ],
    [
      'an error of the spreadsheet as a code, and as a text',
      { code: '#N/A', enName: '#VALUE!', parent: 'blood', sample: '####', arName: 'Err:504' },
      ['code! #N/A', 'enName! #VALUE!', 'arName! Err:504', 'sample! ####']
        .map((cell) => `${cell} is an error of the spreadsheet: mend it there, or write what is meant`)
        .reduce((row, cell) => `${row} | ${cell}`, 'faulty'),
    ],
    [
      'an error in another language, and one that waits',
      { code: 'HB', enName: '#¡VALOR!', sample: '#DIV/0 !', arName: '#N/D', enDescription: 'Loading...' },
      ['enName! #¡VALOR!', 'enDescription! Loading...', 'arName! #N/D', 'sample! #DIV/0 !']
        .map((cell) => `${cell} is an error of the spreadsheet: mend it there, or write what is meant`)
        .reduce((row, cell) => `${row} | ${cell}`, 'faulty'),
    ],
    [
      'a formula as a text',
      { code: 'HB', enName: '=A2&" test"', sample: '= none', arName: '#1 here!' },
      'faulty | enName! This cell holds a formula that was never reckoned: open the file in Excel once and save it | ' +
        'sample! This cell holds a formula that was never reckoned: open the file in Excel once and save it',
    ],
    [
      'a code of two lines',
      { code: 'HB\nHC', enName: 'New', parent: 'blood' },
      'faulty | code! A code stands on one line',
    ],
    [
      'a new one by a number',
      { code: '12', enName: 'New', parent: 'blood' },
      'faulty | code! Nothing of this list has the code 12. ' +
        'A spreadsheet may have made it of another one, such as 0012',
    ],
    ['a known one by a number', { code: '007', sample: 'x', parent: 'urine' }, 'changed | sample: - > x'],
    ['no minutes', { code: 'HB', duration: '0' }, 'faulty | duration! Duration must be a whole number of at least 1'],
    ['nothing to go by', { sample: 'x' }, 'faulty | code! Code is required'],
  ])('is compared, of lab services: %s', async (_, cells, expected) => {
    expect(await rowOf(labServiceSheet.sheet, SERVICES, cells)).toBe(expected);
  });

  it.each<[string, Record<string, string>, string]>([
    [
      'the same',
      { code: 'BLOOD', type: 'فئه مختبر فرعیة', parent: 'lab_tests', options: 'yes', order: '1' },
      'unchanged',
    ],
    [
      'a type by its label',
      { code: 'skin', type: 'lab subcategory', order: '4' },
      'changed | type: specialty > lab_subcategory | order: 2 > 4',
    ],
    ['no type', { code: 'skin', type: 'Organ' }, 'faulty | type! Organ is no type'],
    [
      'test options of another type',
      { code: 'skin', options: 'Yes' },
      'faulty | options! Only lab subcategories show test options',
    ],
    [
      'a new one, whose code is made',
      { enName: 'Bone', parent: 'Lab', type: 'Lab Subcategory' },
      'added | parent: - > 2 | enName: - > Bone | type: - > lab_subcategory',
    ],
    [
      'a new one without its category',
      { enName: 'Bone', type: 'therapy_type' },
      'faulty | parent! Parent category is required',
    ],
    ['a new one without its type', { enName: 'Bone', parent: 'Lab' }, 'faulty | type! Type is required'],
    ['an order below 1', { code: 'skin', order: '0' }, 'faulty | order! Order must be a whole number of at least 1'],
  ])('is compared, of subcategories: %s', async (_, cells, expected) => {
    expect(await rowOf(subcategorySheet.sheet, SUBCATEGORIES, cells)).toBe(expected);
  });

  it.each<[string, Record<string, string>, string]>([
    ['the same tests in another order', { code: 'heart', tests: 'ldl؛ HDL' }, 'unchanged'],
    ['one more', { code: 'heart', tests: 'HDL\nLDL\nVLDL' }, 'changed | tests: HDL/LDL > HDL/LDL/VLDL'],
    [
      'one that is missing',
      { code: 'heart', tests: 'HDL' },
      'unchanged | These tests stay, for nothing is deleted: LDL',
    ],
    [
      'both',
      { code: 'heart', tests: 'Iron;HDL' },
      'changed | tests: HDL/LDL > Iron/HDL | These tests stay, for nothing is deleted: LDL',
    ],
    [
      'a new one without tests',
      { enName: 'New', parent: 'blood' },
      'faulty | tests! Please add at least one test to the package',
    ],
    [
      'a name that is too long',
      { code: 'heart', tests: 'x'.repeat(256) },
      'faulty | tests! The name of a test can have at most 255 characters',
    ],
  ])('is compared, of lab packages: %s', async (_, cells, expected) => {
    expect(await rowOf(labPackageSheet.sheet, PACKAGES, cells)).toBe(expected);
  });
});

it.each([
  ...['12', '٤٦٠٨٥', '1E+05', '1,250', '0.5', '.5', '1.', '1 250', '1.250,50', '5%', '2026-03-04', '3/4/26'].map(
    (code) => [code, true] as const,
  ),
  ...['2026-03-04 00:00:00', '08:30', '8:30 PM', '04-Mar', 'Mar-26', 'March 26', '4-Mar-26', '04-مارس', 'HB"'].map(
    (code) => [code, true] as const,
  ),
  ...['0077', 'MAR1', 'B12', '3-4', 'L-12', 'DEC', '12A', 'a_b_3x', '1.2.3.4', '5 units'].map(
    (code) => [code, false] as const,
  ),
])('asks before something new gets the code %s where a spreadsheet may have made it', async (code, isAsked) => {
  const cells = { code, enName: 'New', parent: 'blood' };
  const isOf = async (typed: string[]) => {
    const [row] = (await compareSheet(labServiceSheet.sheet, SERVICES, [{ line: 2, cells, typed }]))?.rows ?? [];
    return [row?.is, row?.compared.code?.isAsked];
  };

  expect(await isOf([])).toEqual(isAsked ? ['faulty', true] : ['added', undefined]);
  expect(await isOf(['code'])).toEqual(['added', undefined]);
});

it('asks before something new gets a number as its code, however it is shown, and takes what is typed', async () => {
  const cells = { code: '0077', enName: '=New', parent: 'blood' };
  const oddities = { code: { fault: 'It is a number', isOfNewCodes: true } };
  const of = async (code: string, typed: string[]) => {
    const lines = [{ line: 2, cells: { ...cells, code }, oddities, typed }];
    const [row] = (await compareSheet(labServiceSheet.sheet, SERVICES, lines))?.rows ?? [];
    return [row?.is, row?.compared.code?.isAsked];
  };

  expect(await of('0077', ['enName'])).toEqual(['faulty', true]);
  expect(await of('0077', ['enName', 'code'])).toEqual(['added', undefined]);
  expect(await of('HB', ['enName'])).toEqual(['changed', undefined]);
});

describe('what is exported', () => {
  const t = (text: Text) => inEnglish(text);
  const inArabic = (text: Text) =>
    typeof text === 'string' ? text : (catalogueInArabic[text.id] ?? text.defaultMessage);

  /** A file of ours as a program saves it that has opened it. */
  type Saving = (dialect: CsvDialect, lines: readonly (readonly CellValue[])[]) => Uint8Array<ArrayBuffer> | string;

  /** What programs take the cells of our file for: what is written like a number is one. */
  const opened = (dialect: CsvDialect, lines: readonly (readonly CellValue[])[]): (string | number)[][] => {
    const { data } = Papa.parse<string[]>(csvOf(dialect, lines).slice(1), {
      ...{ delimiter: dialect.separator, newline: '\r\n', skipEmptyLines: true },
    });
    const number = dialect.decimal === ',' ? /^-?\d+(,\d+)?$/ : /^-?\d+(\.\d+)?$/;
    return data.map((cells) =>
      cells.map((cell) => (number.test(cell) && cell.length < 16 ? Number(cell.replace(',', '.')) : cell)),
    );
  };
  const quoted = (cell: string | number, all = false) =>
    all || /[",;\t\r\n]/.test(String(cell)) ? `"${String(cell).replace(/"/g, '""')}"` : String(cell);
  const text = (rows: readonly (readonly (string | number)[])[], mark: string, lineEnd: string, all = false) =>
    rows.map((row) => row.map((cell) => quoted(cell, all && typeof cell === 'string')).join(mark)).join(lineEnd);
  const booked =
    (book: Omit<Book, 'rows'>, format = ''): Saving =>
    (dialect, lines) =>
      workbook({
        ...book,
        rows: opened(dialect, lines).map((row) =>
          row.map((cell) => (typeof cell === 'number' && format ? { value: cell, format } : cell)),
        ),
      });
  /** The digits of an Arabic keyboard. */
  const eastern = (cell: CellValue) =>
    /^\u200e?[\d.]+$/.test(String(cell))
      ? String(cell)
          .replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
          .replace('.', '٫')
      : cell;

  const SAVINGS: Readonly<Record<string, Saving>> = {
    'as it is': csvOf,
    // Excel, "CSV UTF-8": by the mark of the region, with its own mark before, quotes where they must be.
    'by Excel as CSV': (dialect, lines) => `\uFEFF${text(opened(dialect, lines), dialect.separator, '\r\n')}\r\n`,
    // Excel, "Unicode text": tabs, in UTF-16 with a mark.
    'by Excel as text': (dialect, lines) =>
      new Uint8Array(Buffer.from(`\uFEFF${text(opened(dialect, lines), '\t', '\r\n')}\r\n`, 'utf16le')),
    // Excel, "Workbook": texts that all sheets share, blank cells with a style, the width of columns before the rows.
    'by Excel as XLSX': booked({ before: '<cols><col min="1" max="9" width="12" customWidth="1"/></cols>' }),
    // LibreOffice, "Text CSV": commas, lines that end in LF alone, all texts in quotes.
    'by LibreOffice as CSV': (dialect, lines) => `${text(opened(dialect, lines), ',', '\n', true)}\n`,
    // LibreOffice, "Excel 2007-365": says of each row that it is not hidden, and shows numbers by a format of its own.
    'by LibreOffice as XLSX': booked(
      { rowIs: () => 'customFormat="false" ht="12.8" hidden="false" customHeight="false"', name: 'again' },
      'General',
    ),
    // Google, "CSV": commas, CRLF, no mark and no end of the last line.
    'by Google as CSV': (dialect, lines) => text(opened(dialect, lines), ',', '\r\n'),
    // Google, "XLSX": a sheet with many blank cells behind, and a state for each sheet.
    'by Google as XLSX': booked({
      ...{ name: 'Sheet 1', others: [{ name: 'Notes', state: 'visible' }] },
      after: `<!-- -->`,
    }),
    'with the digits of an Arabic keyboard': (dialect, lines) =>
      csvOf(
        dialect,
        lines.map((row) => row.map(eastern)),
      ),
  };

  async function imported<Thing extends { id: Id }, World>(
    sheet: SheetKind<Thing, World>,
    world: World,
    translate: (text: Text) => string,
    [dialect, save]: readonly [CsvDialect, Saving],
  ) {
    const columns = writtenColumns(sheet, world, translate, dialect);
    const lines: CellValue[][] = sheet.things(world).map((thing) => columns.map(({ value }) => value(thing)));
    const known = (heads: readonly string[]) => countHeads(sheet, heads);
    const content = save(dialect, [columns.map(({ header }) => header), ...lines]);
    const reading = await readFile(new File([content], 'again'), { known });
    if (!('table' in reading)) throw new Error(`It was not taken: ${inEnglish(reading.fault)}`);
    const { table } = reading;
    const difference = await compareSheet(
      sheet,
      world,
      linesByColumn(table, meaningOfHeads(sheet, table.heads).meanings, sheet.columns, {}),
    );
    return difference?.counts;
  }

  const DIALECTS: readonly (readonly [string, (text: Text) => string, CsvDialect])[] = [
    ['English', t, { separator: ',', decimal: '.' }],
    ['English with a decimal comma', t, { separator: ';', decimal: ',' }],
    ['Arabic', inArabic, { separator: ';', decimal: '.' }],
  ];

  it.each(
    DIALECTS.flatMap(([name, translate, dialect]) =>
      Object.entries(SAVINGS).map(([way, save]) => [name, way, translate, [dialect, save] as const] as const),
    ),
  )('can be imported at once, and changes nothing, in %s, saved %s', async (_name, _way, translate, saving) => {
    const none = { added: 0, changed: 0, faulty: 0, examples: 0 };
    const byId = new Map(services.map((one) => [String(one.id), one]));
    const links = services.map(({ id }) => ({
      ...{ id, item: id, price: `${id}.5`, is_available: Number(id) > 32, duration_minutes: 60 },
    }));
    const world = { items: services, links, byId };

    expect(await imported(labServiceSheet.sheet, SERVICES, translate, saving)).toEqual({ ...none, unchanged: 4 });
    expect(await imported(subcategorySheet.sheet, SUBCATEGORIES, translate, saving)).toEqual({ ...none, unchanged: 2 });
    expect(await imported(labPackageSheet.sheet, PACKAGES, translate, saving)).toEqual({ ...none, unchanged: 2 });
    expect(await imported(linkSheet('any', true), world, translate, saving)).toEqual({ ...none, unchanged: 4 });
  });
});

it.each([
  ...[labServiceSheet, subcategorySheet, labPackageSheet].map(
    ({ sheet }) => sheet.columns as SheetKind<never, never>['columns'],
  ),
  linkSheet('any', true).columns as SheetKind<never, never>['columns'],
])('has the heads of the form in Arabic: %#', (...columns) => {
  expect(columns.map(({ arabic }) => arabic)).toEqual(columns.map(({ head }) => catalogueInArabic[head.id]));
});
