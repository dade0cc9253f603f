import fc from 'fast-check';

import type { PlaceRange } from '#client/sections/appointments/board/geometry';
import { minutesInView, ROW, withOneMore } from '#client/sections/appointments/board/geometry';

const rangeOf = ([first, count]: [number, number]): PlaceRange => ({ first, last: first + count - 1 });
const placesOf = ({ first, last }: PlaceRange) => Array.from({ length: last - first + 1 }, (_, at) => first + at);

it('comes to the columns in view one by one, and keeps of those before what is in view', () => {
  const ranges = fc.tuple(fc.nat(60), fc.integer({ min: 1, max: 14 })).map(rangeOf);
  fc.assert(
    fc.property(ranges, ranges, (before, inView) => {
      const wanted = placesOf(inView);
      let drawn = placesOf(before);
      for (let missing = wanted.filter((place) => !drawn.includes(place)).length; missing > 0; missing -= 1) {
        const next = placesOf(withOneMore({ first: drawn[0] ?? 0, last: drawn.at(-1) ?? 0 }, inView));
        expect(next.filter((place) => !wanted.includes(place))).toEqual([]);
        expect(next).toEqual(expect.arrayContaining(drawn.filter((place) => wanted.includes(place))));
        expect(next.filter((place) => !drawn.includes(place))).toHaveLength(1);
        drawn = next;
      }
      expect(placesOf(withOneMore(inView, inView))).toEqual(wanted);
    }),
  );
});

it.each([
  [0, 10 * ROW, 8 * 60, 12 * 60],
  [3 * ROW, 3 * ROW, 9 * 60, 11 * 60],
  [4 * ROW + 1, ROW, 9 * 60, 10 * 60],
])('sees whole hours: scrolled by %d of %d pixels', (gone, frame, from, to) => {
  expect(minutesInView(gone, frame, { from: 8 * 60, to: 20 * 60 })).toEqual({ from, to });
});
