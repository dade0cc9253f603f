import fc from 'fast-check';

import {
  columnWidth,
  minutesInView,
  placesIn,
  ROW,
  stepTowards,
  TIMES,
} from '#client/sections/appointments/board/geometry';

const difference = (some: readonly number[], others: readonly number[]) =>
  some.filter((place) => !others.includes(place));

it('comes to the columns that are wanted one by one, and then lets the others go one by one', () => {
  const ranges = fc
    .tuple(fc.nat(60), fc.integer({ min: 1, max: 14 }))
    .map(([first, count]) => placesIn({ first, last: first + count - 1 }));
  fc.assert(
    fc.property(ranges, ranges, (before, wanted) => {
      const missing = wanted.filter((place) => !before.includes(place)).length;
      const spare = before.filter((place) => !wanted.includes(place)).length;
      let drawn: readonly number[] = before;
      for (let step = 1; step <= missing + spare; step += 1) {
        const next = stepTowards(drawn, wanted);
        const [more, less] = [difference(next, drawn), difference(drawn, next)];
        expect([more.length, less.length]).toEqual(step <= missing ? [1, 0] : [0, 1]);
        expect(next).toEqual([...next].sort((a, b) => a - b));
        drawn = next;
      }
      expect(drawn).toEqual(wanted);
      expect(stepTowards(wanted, wanted)).toEqual(wanted);
    }),
  );
});

it.each([
  [0, 10 * ROW, 8 * 60, 12 * 60],
  [3 * ROW, 3 * ROW, 9 * 60, 11 * 60],
  [4 * ROW + 1, ROW, 9 * 60, 10 * 60],
])('sees whole hours: scrolled by %d of %d pixels', (gone, frame, from, to) =>
  expect(minutesInView(gone, frame, { from: 8 * 60, to: 20 * 60 })).toEqual({ from, to }),
);

it.each([
  [7, 1166],
  [7, 1301],
  [7, 1377],
  [6, 1009],
])('%d columns leave no stub of a frame of %d pixels', (count, frame) => {
  const left = frame - TIMES - count * columnWidth(count, frame);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(left).toBeLessThan(1);
});
