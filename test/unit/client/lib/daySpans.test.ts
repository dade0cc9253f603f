import fc from 'fast-check';

import {
  hasBegun,
  isOver,
  joinedSpans,
  lengthOfSpans,
  sharesTime,
  spansOf,
  spansWithin,
  type HoursOfDate,
} from '#client/lib/daySpans';

/** `2026-12-30 22:00-02:00`, or without a date. */
function hoursOf(text: string): HoursOfDate {
  const [, date = '', from = '', to = ''] = /^(?:(\S+) )?([\d:]*)-([\d:]*)$/.exec(text) ?? [];
  return { date, from, to };
}

it.each([
  ['09:00-12:00', '11:40:00-13:00:00', true],
  ['09:00-12:00', '10:00-10:20', true],
  ['09:00-12:00', '12:00:00-13:00:00', false],
  ['09:00-12:00', '07:00-08:00', false],
  ['2026-12-30 09:00-12:00', '2026-12-31 09:00-12:00', false],
  ['2026-12-30 22:00-02:00', '2026-12-30 23:00-23:40', true],
  ['2026-12-30 22:00-02:00', '2026-12-30 01:00-03:00', false],
  ['2026-12-30 22:00-02:00', '2026-12-31 01:00-03:00', true],
  ['2026-12-30 22:00-02:00', '2026-12-31 02:00-03:00', false],
  ['2026-12-30 22:00-02:00', '2026-12-30 23:40-01:00', true],
  ['2026-12-31 22:00-02:00', '2027-01-01 01:00-01:20', true],
  ['2026-12-30 22:00-02:00', '2027-01-01 00:00-02:00', false],
  ['2026-12-30 22:00-24:00', '2026-12-30 23:40-23:59:59', true],
  ['2026-12-30 22:00-00:00', '2026-12-31 00:00-00:20', false],
  ['2026-12-30 08:00-08:00', '2026-12-31 07:40-08:00', true],
  ['2026-12-30 08:00-12:00', '2026-12-30 -', false],
])('hours at %s and %s share time: %s', (one, other, isShared) => {
  expect(sharesTime(hoursOf(one), hoursOf(other))).toBe(isShared);
  expect(sharesTime(hoursOf(other), hoursOf(one))).toBe(isShared);
});

it.each([
  ['2026-12-30 09:00-12:00', '2026-12-30', 540, false, false],
  ['2026-12-30 09:00-12:00', '2026-12-30', 541, true, false],
  ['2026-12-30 09:00-12:00', '2026-12-30', 719, true, false],
  ['2026-12-30 09:00-12:00', '2026-12-30', 720, true, true],
  ['2026-12-30 09:00-12:00', '2026-12-29', 1439, false, false],
  ['2026-12-30 09:00-12:00', '2026-12-31', 0, true, true],
  ['2026-12-30 22:00-02:00', '2026-12-31', 119, true, false],
  ['2026-12-30 22:00-02:00', '2026-12-31', 120, true, true],
  ['2026-12-30 22:00-02:00', '2027-01-01', 0, true, true],
  ['2026-12-30 22:00-24:00', '2026-12-30', 1439, true, false],
  ['2026-12-30 -', '2026-12-30', 1439, false, false],
  ['2026-12-30 -', '2026-12-31', 0, true, true],
])('of hours at %s on %s, %i minutes after midnight: begun %s, over %s', (hours, today, minute, isBegun, over) =>
  expect([hasBegun(hoursOf(hours), { today, minute }), isOver(hoursOf(hours), { today, minute })]).toEqual([
    isBegun,
    over,
  ]),
);

it.each([
  ['08:30', '13:00', [['2026-12-31', 510, 780]]],
  [
    '22:00',
    '02:00',
    [
      ['2026-12-31', 1320, 1440],
      ['2027-01-01', 0, 120],
    ],
  ],
  ['20:00', '24:00', [['2026-12-31', 1200, 1440]]],
  ['20:00:00', '23:59:59', [['2026-12-31', 1200, 1440]]],
  ['20:00', '00:00', [['2026-12-31', 1200, 1440]]],
])('hours from %s to %s are about these parts of days', (from, to, parts) =>
  expect(spansOf({ date: '2026-12-31', from, to }).map(({ date, start, end }) => [date, start, end])).toEqual(parts),
);

const touching = [
  { start: 600, end: 660 },
  { start: 540, end: 600 },
  { start: 640, end: 700 },
];

it('parts that touch are one, or stay apart', () => {
  expect(joinedSpans(touching)).toEqual([{ start: 540, end: 700 }]);
  expect(joinedSpans(touching, 'apart')).toEqual([
    { start: 540, end: 600 },
    { start: 600, end: 700 },
  ]);
});

const anySpans = fc.array(
  fc.tuple(fc.nat(100), fc.integer({ min: 1, max: 40 })).map(([start, length]) => ({ start, end: start + length })),
);
const minutesOf = (spans: readonly { start: number; end: number }[]) =>
  new Set(spans.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)));

it('no minute is lost or counted twice', () =>
  fc.assert(
    fc.property(anySpans, anySpans, (some, others) => {
      const [one, other] = [joinedSpans(some), joinedSpans(others)];
      expect(lengthOfSpans(one)).toBe(minutesOf(some).size);
      const shared = [...minutesOf(some)].filter((minute) => minutesOf(others).has(minute));
      expect(lengthOfSpans(one.flatMap((span) => spansWithin(span, other)))).toBe(shared.length);
    }),
  ));
