import fc from 'fast-check';

import { joinedSpans, lengthOfSpans, spansOf, spansWithin } from '#client/lib/daySpans';

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
