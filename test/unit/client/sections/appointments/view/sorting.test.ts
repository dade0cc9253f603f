import fc from 'fast-check';

import { placesInOrder } from '#client/sections/appointments/view/sorting';

const { compare } = new Intl.Collator('en', { numeric: true });

const ordered = (values: readonly (string | number | null)[], isDescending = false) =>
  [...placesInOrder(values, (value) => value, isDescending, compare)].map((place) => values[place]);

it.each<[string, (string | number | null)[], (string | number | null)[]]>([
  ['numbers as numbers', [10, 9, 100, -1, 0], [-1, 0, 9, 10, 100]],
  ['texts by the collation', ['b', 'Émile', 'A', 'Zoe'], ['A', 'b', 'Émile', 'Zoe']],
  ['what is empty last', [null, 'b', null, 'a'], ['a', 'b', null, null]],
])('puts %s', (_, given, wanted) => expect(ordered(given)).toEqual(wanted));

it('puts what is empty last in the other direction too', () =>
  expect(ordered([null, 'b', null, 'a', 'c'], true)).toEqual(['c', 'b', 'a', null, null]));

it('names every place once, and keeps the order of what is equal, in both directions', () =>
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c', null)), fc.boolean(), (values, isDescending) => {
      const places = [...placesInOrder(values, (value) => value, isDescending, compare)];
      const filled = places.filter((place) => values[place] !== null);
      const byValue = filled.map((place) => values[place]);

      expect([...places].sort((one, other) => one - other)).toEqual(values.map((_, place) => place));
      expect(byValue).toEqual(isDescending ? [...byValue].sort().reverse() : [...byValue].sort());
      for (const value of new Set(values)) {
        const same = places.filter((place) => values[place] === value);
        expect(same).toEqual([...same].sort((one, other) => one - other));
      }
    }),
  ));
