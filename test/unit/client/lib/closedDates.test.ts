import { closedDates } from '#client/lib/closedDates';
import { addDays } from '#client/lib/dates';

/** A Tuesday. */
const TUESDAY = '2026-12-08';
const weeks = (...numbers: number[]) => numbers.map((week) => addDays(TUESDAY, week * 7));
const day = (date: string, from = '09:00', to = '13:00') => ({ date, from, to });
const NIGHT = ['22:00', '02:00'] as const;
const upTo = (last: number) => Array.from({ length: last + 1 }, (_, week) => week);

it.each<[string, string[], ReturnType<typeof day>[], string[]]>([
  ['a week between two with hours', weeks(0, 1, 2), weeks(0, 2).map((date) => day(date)), weeks(1)],
  ['each week of a long leave', weeks(...upTo(9)), weeks(0, 9).map((date) => day(date)), weeks(...upTo(8).slice(1))],
  ['nothing where the hours had come to an end', weeks(...upTo(10)), weeks(0, 10).map((date) => day(date)), []],
  ['nothing before the first week', weeks(-2, -1), weeks(0, 1).map((date) => day(date)), []],
  ['nothing after the last week', weeks(2, 3), weeks(0, 1).map((date) => day(date)), []],
  [
    'what the weeks around say though they lie outside the plan',
    weeks(1),
    weeks(0, 2).map((date) => day(date)),
    weeks(1),
  ],
  [
    'nothing of a doctor who comes every second week',
    weeks(...upTo(6)),
    weeks(0, 2, 4, 6).map((date) => day(date)),
    [],
  ],
  ['nothing of a doctor without any hours', weeks(0, 1, 2), [], []],
  ['nothing on a weekday that never has hours', [addDays(TUESDAY, 8)], weeks(0, 2).map((date) => day(date)), []],
  ['nothing on a day that has hours of whatever length', weeks(1), weeks(0, 1, 2).map((date) => day(date)), []],
  [
    'the day after midnight of a night that was closed',
    weeks(1),
    weeks(0, 2).map((date) => day(addDays(date, -1), ...NIGHT)),
    weeks(1),
  ],
  [
    'a day although the night before reaches into it',
    weeks(1),
    [...weeks(0, 2).map((date) => day(date)), day(addDays(TUESDAY, 6), ...NIGHT)],
    weeks(1),
  ],
  [
    'nothing on the day after midnight where nights alone are open',
    weeks(0, 1, 2),
    weeks(0, 1, 2).map((date) => day(addDays(date, -1), ...NIGHT)),
    [],
  ],
])('finds closed %s', (_, dates, hours, closed) => expect(closedDates(dates, hours)).toEqual(closed));
