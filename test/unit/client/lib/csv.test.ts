import fc from 'fast-check';

import { csvDialectOf, csvOf, phoneCell, type CsvDialect } from '#client/lib/csv';
import { runs } from '#test/support/runs';

const MARK = '\uFEFF';
const english: CsvDialect = { separator: ',', decimal: '.' };
const german: CsvDialect = { separator: ';', decimal: ',' };
const cellOf = (value: Parameters<typeof csvOf>[1][number][number], dialect = english) =>
  csvOf(dialect, [[value]]).slice(1, -2);

it('writes a header and lines that a spreadsheet reads as UTF-8', () =>
  expect(
    csvOf(english, [
      ['Name', 'Price'],
      ['الحديد', 120.5],
      ['Iron', 90],
    ]),
  ).toBe(`${MARK}Name,Price\r\nالحديد,120.5\r\nIron,90\r\n`));

it.each([
  ['en-AE', english],
  ['en-GB', english],
  ['de-DE', german],
  ['fr', german],
  ['ar-AE', { separator: ';', decimal: '.' }],
  ['ar-EG', { separator: ';', decimal: '.' }],
])('knows how the spreadsheets of %s read', (locale, dialect) => expect(csvDialectOf(locale)).toEqual(dialect));

it('writes cells and amounts as the region reads them', () =>
  expect(csvOf(german, [['Zink', 1250.5, -0.75]])).toBe(`${MARK}Zink;1250,5;-0,75\r\n`));

it.each([
  ['commas', 'a, b', '"a, b"'],
  ['semicolons, whatever the separator', 'a; b', '"a; b"'],
  ['tabs', 'a\tb', '"a\tb"'],
  ['quotes', 'the "good" one', '"the ""good"" one"'],
  ['lines', 'one\ntwo', '"one\ntwo"'],
  ['nothing', null, ''],
  ['what is not known', undefined, ''],
  ['what is no number', Number.NaN, ''],
  ['a negative number', -5.25, '-5.25'],
  ['a sentence of the page, without the marks of its values', '\u20689\u2069 مارس', '9 مارس'],
])('writes %s', (_, value, written) => {
  expect(cellOf(value)).toBe(written);
  if (typeof value === 'string') expect(cellOf(value, german)).toBe(written);
});

it.each([
  ['=1+1', "'=1+1"],
  ['+SUM(A1)', "'+SUM(A1)"],
  ['-cmd', "'-cmd"],
  ['@sum', "'@sum"],
  ['＝1', "'＝1"],
  ['  =1+1', "'  =1+1"],
  ['\tx', '"\'\tx"'],
  ['\rx', '"\'\rx"'],
  ['"=1"', '"\'""=1"""'],
  ['Noor;=1+1', '"Noor;\'=1+1"'],
  ['Noor;"=1+1"', '"Noor;\'""=1+1"""'],
  ['Noor, -2', '"Noor,\' -2"'],
  ['Noor\t@x', '"Noor\t\'@x"'],
  ['Noor\n+x', '"Noor\n\'+x"'],
  ['+971-50', "'+971-50"],
])('makes no formula of %j, by whatever separator it is read', (text, written) => expect(cellOf(text)).toBe(written));

it.each(['a - b', 'e-mail', '09:00 - 09:20', 'C++', 'x=1', '+971 50 123 4567', 'Sat 21'])(
  'leaves %j as it is',
  (text) => expect(cellOf(text)).toBe(text),
);

it.each(['0012', '1E5', '3-4', '12/05', '1.10', '1234567890123456'])(
  'keeps the text %s from becoming another number, or a date, by a mark that is not seen',
  (text) => expect(cellOf(text)).toBe(`\u200e${text}`),
);

it.each(['0', '7', '450'])('writes the text %s as it is: as a number it is the same', (text) =>
  expect(cellOf(text)).toBe(text),
);

it.each([
  ['+971509528792', '+971 50 952 8792'],
  ['0509528792', '050 952 8792'],
  ['04-2234567', '04 223 4567'],
  ['(04) 223.4567', '04 223 4567'],
  ['04 223 4567 / 050 952 8792', '04 223 4567 · 050 952 8792'],
  ['998', '998'],
])('writes the phone number %s as a text without a sign before it', (number, written) => {
  expect(phoneCell(number)).toBe(written);
  expect(cellOf(phoneCell(number))).toBe(written);
});

/** Reads a file as RFC 4180 says. */
function read(csv: string): string[][] {
  const lines: string[][] = [];
  const cell = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/y;
  cell.lastIndex = MARK.length;
  for (let line: string[] = [], match = cell.exec(csv); match; match = cell.exec(csv)) {
    line.push((match[1] ?? '').replace(/^"|"$/g, '').replace(/""/g, '"'));
    if (match[2] !== ',') lines.push(line.splice(0));
  }
  return lines;
}

it('can be read back, whatever the texts are', () => {
  const plain = fc
    .string({ unit: 'binary' })
    .filter((text) => !/[=+\-@\t\r\uff0b\uff0d\uff1d\uff20\u202a-\u202e\u2066-\u2069]|^\d/.test(text));
  fc.assert(
    fc.property(fc.array(fc.tuple(plain, plain), { minLength: 1 }), (rows) =>
      expect(read(csvOf(english, rows))).toEqual(rows),
    ),
    runs(100),
  );
});

it('begins no cell with a formula, by whatever separator and with whatever quotes it is read', () => {
  const pieces = fc.array(fc.constantFrom('=1', '+x', '-2', '@y', ';', ',', '\t', '\n', '"', ' ', 'a', '7'), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(pieces, (parts) => {
      const [, line = ''] = csvOf(english, [['Name'], ['first', parts.join('')]]).split(/Name\r\n/);
      for (const separator of [',', ';', '\t'])
        for (const cell of line.split(new RegExp(`[${separator}\r\n]`)))
          expect(cell.replace(/["\s]/g, '')).not.toMatch(/^[=+@-]/);
    }),
    { ...runs(100), examples: [[['7', ',', '-2']]] },
  );
});
