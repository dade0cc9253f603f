import { ramadanFrom } from '#client/lib/ramadan';
import { weekdayOf } from '#client/lib/week';
import { minutesOfDrag, minutesOfKey, slid } from '#client/ui/week/slide';
import {
  copiedTo,
  EMPTY_WEEK,
  everyDay,
  weekInOrder,
  splitAtMidnight,
  twoShifts,
  weekFindings,
  weekOfHours,
  withDay,
  withFridayBreak,
  type Week,
} from '#client/ui/week/week';

const [SUNDAY, MONDAY, FRIDAY, SATURDAY] = [0, 1, 5, 6];

const range = (text: string) => {
  const [from = '', to = ''] = text.split('-');
  return { from, to };
};
const of = (day: number, ...ranges: string[]): Week => withDay(EMPTY_WEEK, day, ranges.map(range));
const said = (week: Week, day: number) => week[day]?.map(({ from, to }) => `${from}-${to}`);

it.each([
  ['a range around it', ['08:30-15:00'], ['08:30-12:00', '14:00-15:00']],
  ['one that reaches in', ['11:00-13:10'], ['11:00-12:00']],
  ['one that begins in it', ['13:55-24:00'], ['14:00-24:00']],
  ['one inside', ['12:15-13:45', '17:00-18:00'], ['17:00-18:00']],
  ['those that touch it', ['07:00-12:00', '14:00-16:00'], ['07:00-12:00', '14:00-16:00']],
  ['what is no range', ['12:30-'], ['12:30-']],
])('cuts the Friday break out of %s, and of no other day', (_, hours, left) => {
  const week = withFridayBreak(copiedTo(of(FRIDAY, ...hours), FRIDAY, [MONDAY]));

  expect([said(week, FRIDAY), said(week, MONDAY)]).toEqual([left, hours]);
});

it('has two shifts on all days, and copies a day to others alone', () => {
  expect(twoShifts().map((day) => day.length)).toEqual([2, 2, 2, 2, 2, 2, 2]);
  expect(everyDay([range('10:00-16:00')]).every((day) => day[0]?.to === '16:00')).toBe(true);
  const week = copiedTo(of(MONDAY, '07:10-11:00'), MONDAY, [SUNDAY, SATURDAY]);
  expect(week.map((day) => day.length)).toEqual([1, 1, 0, 0, 0, 0, 1]);
});

it.each([
  ['goes on in the next day', of(MONDAY, '21:00-02:30'), MONDAY, ['21:00-24:00'], ['00:00-02:30']],
  ['of Saturday goes on in Sunday', of(SATURDAY, '23:00-00:40'), SATURDAY, ['23:00-24:00'], ['00:00-00:40']],
])('splits at midnight: what %s', (_, week, day, before, after) => {
  const split = splitAtMidnight(week, day, 0);

  expect([said(split, day), said(split, (day + 1) % 7)]).toEqual([before, after]);
});

it.each([
  ['nothing of hours that touch', of(MONDAY, '09:00-11:00', '11:00-12:00'), []],
  ['an overlap at the later of two', of(FRIDAY, '09:00-11:05', '11:00-12:00'), ['days.5.1.from']],
  ['an end before the start', of(SUNDAY, '14:00-10:00'), ['days.0.0.to']],
  ['no length', of(SUNDAY, '14:00-14:00'), ['days.0.0.to']],
  ['missing and unread times', of(SATURDAY, '-12:00', 'noon-'), ['days.6.0.from', 'days.6.1.from', 'days.6.1.to']],
])('finds %s', (_, week, fields) => {
  expect(weekFindings(week).map(([field]) => field)).toEqual(fields);
});

it('draws the week of hours that are there: overlaps become one, and the night goes on in the next day', () => {
  const on = (date: string, text: string) => ({ date, ...range(text) });
  const week = weekOfHours([
    on('2026-12-07', '14:00:00-16:00:00'),
    on('2026-12-07', '08:00:00-12:00:00'),
    on('2026-12-07', '11:00:00-13:00:00'),
    on('2026-12-11', '22:00:00-01:00:00'),
    on('2026-12-13', '20:00:00-23:59:59'),
  ]);

  expect([SUNDAY, MONDAY, FRIDAY, SATURDAY].map((day) => said(week, day))).toEqual([
    ['20:00-24:00'],
    ['08:00-13:00', '14:00-16:00'],
    ['22:00-24:00'],
    ['00:00-01:00'],
  ]);
  expect(said(weekInOrder(of(MONDAY, '15:00-16:00', '08:00-09:00')), MONDAY)).toEqual(['08:00-09:00', '15:00-16:00']);
  expect(weekdayOf('2026-12-13')).toBe(SUNDAY);
});

describe('sliding a range', () => {
  it.each([
    ['move', 60, { start: 660, end: 780 }],
    ['move', 1440, { start: 1320, end: 1440 }],
    ['move', -1440, { start: 0, end: 120 }],
    ['start', -5, { start: 595, end: 720 }],
    ['start', 600, { start: 715, end: 720 }],
    ['end', 1440, { start: 600, end: 1440 }],
    ['end', -600, { start: 600, end: 605 }],
  ] as const)('keeps %s by %i within the day, and some length', (part, minutes, after) => {
    expect(slid({ start: 600, end: 720 }, part, minutes)).toEqual(after);
  });

  it.each([
    ['ArrowRight', 5, -5],
    ['ArrowLeft', -5, 5],
    ['ArrowUp', 5, 5],
    ['PageDown', -60, -60],
    ['Enter', null, null],
  ])('goes by the key %s %p minutes, and %p where lines run from right to left', (key, minutes, mirrored) => {
    expect([minutesOfKey(key, 1), minutesOfKey(key, -1)]).toEqual([minutes, mirrored]);
  });

  it('goes by a drag in steps of five minutes', () => {
    const day = { start: 480, end: 1200 };
    expect([1 / 12, 0.02, -0.001].map((share) => minutesOfDrag(share, day))).toEqual([60, 15, -0]);
  });
});

describe('Ramadan', () => {
  it.each([
    ['the next one, from a day before it', '2026-11-28', { first: '2027-02-08', last: '2027-03-08', year: 1448 }],
    ['this one, from a day in it', '2027-03-08', { first: '2027-02-08', last: '2027-03-08', year: 1448 }],
    ['the one after, from the feast on', '2027-03-09', { first: '2028-01-28', last: '2028-02-25', year: 1449 }],
  ])('is %s', (_, today, found) => {
    expect(ramadanFrom(today)).toEqual(found);
  });

  it('is none where the platform does not know the calendar', () => {
    const { resolvedOptions } = Intl.DateTimeFormat.prototype;
    const spy = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function gregorian(
      this: Intl.DateTimeFormat,
    ) {
      return { ...resolvedOptions.call(this), calendar: 'gregory' };
    });

    expect(ramadanFrom('2026-11-28')).toBeNull();
    spy.mockRestore();
  });
});
