import { timeRange } from '#client/lib/dates';
import { entryCalls } from '#client/sections/home-services/schedule/plan/calls';
import { entryCounts, entryDifference, type EntryLine } from '#client/sections/home-services/schedule/plan/difference';
import { everyDay, type Hours } from '#client/ui/week/week';
import type { HomeSchedule } from '#contract/homeServices/staff';
import { makeEntry, PROVIDER } from '#test/support/service/plans';

/** A Monday. */
const DATE = '2026-12-07';
const BEFORE = '2026-12-06';

const hoursOf = (text: string): Hours => {
  const [from = '', to = ''] = text.split(' - ');
  return { from, to };
};
const told = (line: EntryLine) => {
  const hours = timeRange(line.start_time, line.end_time);
  if (line.sign === 'change') return `${line.entry.id} becomes ${hours}`;
  if (line.sign === 'leftOut') return `left out ${hours}: ${line.entry?.id ?? 'begun'} ${line.why ?? ''}`.trim();
  return `${line.sign} ${hours}${line.sign === 'same' && line.why ? ` ${line.why}` : ''}`;
};
const on = (id: number, hours: string, more: Partial<HomeSchedule> = {}) => makeEntry(id, DATE, hours, more);
const compared = (entries: readonly HomeSchedule[], week: readonly string[], today = '2026-11-21', minute = 480) =>
  entryDifference(entries, { week: everyDay(week.map(hoursOf)), startDate: DATE, endDate: DATE }, { today, minute });

it.each<[string, HomeSchedule[], string[], string[]]>([
  ['nothing there', [], ['08:30 - 11:00'], ['add 08:30 - 11:00']],
  ['nothing wanted', [on(1, '08:30 - 11:00')], [], ['remove 08:30 - 11:00']],
  ['the same', [on(1, '08:30 - 11:00')], ['08:30 - 11:00'], ['same 08:30 - 11:00']],
  ['until midnight', [on(1, '20:00 - 24:00')], ['20:00 - 24:00'], ['same 20:00 - 24:00']],
  [
    'one that becomes two',
    [on(1, '08:00 - 16:00')],
    ['08:00 - 11:00', '13:00 - 17:00'],
    ['1 becomes 08:00 - 11:00', 'add 13:00 - 17:00'],
  ],
  [
    'pairs by overlap before order',
    [on(1, '08:00 - 10:00'), on(2, '14:00 - 16:00')],
    ['11:00 - 12:00', '15:00 - 19:00'],
    ['1 becomes 11:00 - 12:00', '2 becomes 15:00 - 19:00'],
  ],
  [
    'pairs what overlaps although another comes first',
    [on(1, '08:00 - 10:00'), on(2, '14:00 - 16:00')],
    ['15:00 - 19:00'],
    ['remove 08:00 - 10:00', '2 becomes 15:00 - 19:00'],
  ],
  ['pairs the rest in their order', [on(1, '08:00 - 10:00')], ['18:00 - 20:00'], ['1 becomes 18:00 - 20:00']],
  [
    'closed ones stay, and what is wanted over them is left out',
    [on(1, '08:00 - 10:00', { is_available: false })],
    ['09:00 - 12:00', '14:00 - 15:00'],
    ['same 08:00 - 10:00 closed', 'left out 09:00 - 12:00: 1 closed', 'add 14:00 - 15:00'],
  ],
  [
    'a closed one of the wanted hours is no open one',
    [on(1, '08:00 - 10:00', { is_available: false })],
    ['08:00 - 10:00'],
    ['same 08:00 - 10:00 closed', 'left out 08:00 - 10:00: 1 closed'],
  ],
  [
    'what goes on from the day before',
    [makeEntry(1, BEFORE, '22:00 - 02:00')],
    ['01:00 - 03:00', '04:00 - 05:00'],
    ['left out 01:00 - 03:00: 1', 'add 04:00 - 05:00'],
  ],
  ['one without a time', [on(1, '08:00 - 10:00', { start_time: '' })], ['08:00 - 09:00'], ['add 08:00 - 09:00']],
])('%s', (_, entries, week, lines) => expect(compared(entries, week).map(told)).toEqual(lines));

it.each([
  ['has begun', DATE, 9 * 60, ['same 08:00 - 10:00 begun', 'left out 09:00 - 11:00: 1 begun']],
  ['is over today', DATE, 12 * 60, ['same 08:00 - 10:00 begun', 'left out 09:00 - 11:00: 1 begun']],
  ['is of a day before', '2026-12-08', 0, ['same 08:00 - 10:00 begun']],
])('leaves alone what %s', (_, today, minute, lines) =>
  expect(compared([on(1, '08:00 - 10:00')], ['09:00 - 11:00'], today, minute).map(told)).toEqual(lines),
);

it('wants nothing for hours of today that have begun', () =>
  expect(compared([], ['09:00 - 11:00', '11:00 - 12:00'], DATE, 10 * 60).map(told)).toEqual([
    'left out 09:00 - 11:00: begun',
    'add 11:00 - 12:00',
  ]));

it('counts its lines, and has a call for each that changes anything, those that need room last', () => {
  const entries = [on(1, '08:00 - 10:00'), on(2, '11:00 - 13:00'), on(3, '18:00 - 20:00'), on(4, '21:00 - 22:00')];
  const lines = compared(entries, ['08:00 - 11:30', '12:00 - 13:00', '21:00 - 22:00']);
  expect(lines.map(told)).toEqual([
    '1 becomes 08:00 - 11:30',
    '2 becomes 12:00 - 13:00',
    'remove 18:00 - 20:00',
    'same 21:00 - 22:00',
  ]);
  expect(entryCounts(lines)).toEqual({ add: 0, change: 2, remove: 1, same: 1, leftOut: 0 });
  const calls = entryCalls({ lines }, { key: 'plan', scope: PROVIDER, isUndo: false });
  expect(calls.map(({ id, payload: { needs } }) => [id, ...needs])).toEqual([
    [`${DATE}/~2`],
    [`${DATE}/-3`],
    [`${DATE}/~1`, `${DATE}/~2`],
  ]);
});
