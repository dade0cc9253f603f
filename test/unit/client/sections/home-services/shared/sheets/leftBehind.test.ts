import {
  countedRows,
  type ComparedRow,
  type SheetDifference,
} from '#client/sections/home-services/shared/sheets/difference';
import type { SheetRow } from '#client/sections/home-services/shared/sheets/events';
import { askedCells, isLeftBehind } from '#client/sections/home-services/shared/sheets/leftBehind';

const row = (line: number, is: ComparedRow['is'], isAsked = false): ComparedRow => ({
  ...{ line, is, id: null, key: `${line}`, name: `Row ${line}`, cells: { code: `C${line}` } },
  compared: {
    code: { text: `C${line}`, now: '', wanted: null, ...(isAsked && { fault: 'Is it?', isAsked }) },
    price: { text: 'x', now: '', wanted: null },
  },
});
const sendable = ({ cells }: ComparedRow): SheetRow => ({
  ...{ filter: {}, id: null, key: '', name: '', wanted: {}, before: {}, cells },
});

interface Case {
  rows: readonly ComparedRow[];
  sent?: readonly number[];
  corrections?: Record<string, string>;
  chosen?: Record<number, string>;
}

it.each<[string, boolean, Case]>([
  ['nothing was done with rows that are not understood', false, { rows: [row(2, 'faulty'), row(3, 'unchanged')] }],
  ['a row would be sent', true, { rows: [row(2, 'added')] }],
  ['the row was sent, whatever became of it', false, { rows: [row(2, 'added')], sent: [2] }],
  ['another row was sent', true, { rows: [row(2, 'added'), row(3, 'changed')], sent: [2] }],
  ['a correction is still wrong', true, { rows: [row(2, 'faulty')], corrections: { '2 price': 'abc' } }],
  ['a correction was sent', false, { rows: [row(2, 'unchanged')], sent: [2], corrections: { '2 price': '3' } }],
  ['a head was chosen', true, { rows: [row(2, 'faulty')], chosen: { 1: 'price' } }],
  [
    'a head was chosen, and what it says was sent',
    false,
    { rows: [row(2, 'unchanged')], sent: [2], chosen: { 1: 'price' } },
  ],
  ['a head was left out', false, { rows: [row(2, 'faulty')], chosen: { 1: '' } }],
])('tells whether leaving loses something: %s', (_, expected, { rows, sent = [], corrections = {}, chosen = {} }) => {
  const difference: SheetDifference = countedRows(rows);
  const toSend = rows.filter(({ is }) => is === 'added' || is === 'changed').map(sendable);
  const cells = sent.map((line) => ({ code: `C${line}` }));

  expect(isLeftBehind({ difference, toSend, sent: cells, corrections, chosen })).toBe(expected);
});

it('knows the cells that a person may take as they stand', () => {
  const difference = countedRows([row(2, 'faulty', true), row(3, 'faulty'), row(4, 'faulty', true)]);

  expect(askedCells(difference)).toEqual({ '2 code': 'C2', '4 code': 'C4' });
  expect(askedCells(null)).toEqual({});
});
