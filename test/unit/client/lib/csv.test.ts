import fc from 'fast-check';

import { csvOf } from '#client/lib/csv';

const MARK = '\uFEFF';

it('writes a header and lines that a spreadsheet reads as UTF-8', () =>
  expect(
    csvOf(
      ['Name', 'Price'],
      [
        ['الحديد', 120.5],
        ['Iron', 90],
      ],
    ),
  ).toBe(`${MARK}Name,Price\r\nالحديد,120.5\r\nIron,90\r\n`));

it.each([
  ['commas', 'a, b', '"a, b"'],
  ['quotes', 'the "good" one', '"the ""good"" one"'],
  ['lines', 'one\ntwo', '"one\ntwo"'],
  ['nothing', null, ''],
  ['what is not known', undefined, ''],
  ['what is no number', Number.NaN, ''],
])('writes %s', (_, value, written) => expect(csvOf(['x'], [[value]])).toBe(`${MARK}x\r\n${written}\r\n`));

it.each(['=1+1', '+971', '-cmd', '@sum', '\tx', '  =1+1'])('makes no formula of %j', (text) =>
  expect(csvOf(['x'], [[text]])).toBe(`${MARK}x\r\n'${text}\r\n`),
);

it('leaves a negative number a number', () => expect(csvOf(['x'], [[-5.25]])).toBe(`${MARK}x\r\n-5.25\r\n`));

it('defuses what a header says, too', () => expect(csvOf(['=x'], [])).toBe(`${MARK}'=x\r\n`));

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
  const plain = fc.string({ unit: 'binary' }).filter((text) => !/^\s*[=+\-@\t\r]/.test(text));
  fc.assert(
    fc.property(fc.array(fc.tuple(plain, plain), { minLength: 1 }), (rows) =>
      expect(read(csvOf(['one', 'other'], rows))).toEqual([['one', 'other'], ...rows]),
    ),
  );
});
