import fc from 'fast-check';

import type { CellValue } from '#client/lib/csv';
import { sortRows } from '#client/ui/data-grid/gridSort';

const sorted = (values: readonly CellValue[], isDescending = false, locale = 'en') =>
  sortRows(
    values.map((value) => ({ value })),
    ({ value }) => value,
    isDescending,
    locale,
  ).map(({ value }) => value);

describe('sorted rows', () => {
  it.each<[string, CellValue[], CellValue[]]>([
    ['numbers as numbers', [10, 9, 100, -1], [-1, 9, 10, 100]],
    ['dates as dates', ['2027-01-04', '2026-12-31', '2027-01-01'], ['2026-12-31', '2027-01-01', '2027-01-04']],
    ['texts without regard to case', ['b', 'A', 'a', 'B'], ['a', 'A', 'b', 'B']],
    ['accents beside their letter', ['Zoe', 'Émile', 'Eva'], ['Émile', 'Eva', 'Zoe']],
    ['numbers within texts', ['Panel 12', 'Panel 2'], ['Panel 2', 'Panel 12']],
  ])('have %s', (_, given, wanted) => expect(sorted(given)).toEqual(wanted));

  it('have Arabic texts in the order of their letters', () =>
    expect(sorted(['زنك', 'حديد', 'بوتاسيوم'], false, 'ar')).toEqual(['بوتاسيوم', 'حديد', 'زنك']));

  it('have what is empty last, up and down', () => {
    const given = [null, 3, '', 1, undefined, Number.NaN, 2];

    expect(sorted(given)).toEqual([1, 2, 3, null, '', undefined, Number.NaN]);
    expect(sorted(given, true)).toEqual([3, 2, 1, null, '', undefined, Number.NaN]);
  });

  it('keep the order of what is equal, in both directions, and the rows themselves', () => {
    const value = fc.constantFrom<CellValue>(1, 2, 3, null);
    fc.assert(
      fc.property(fc.array(value), fc.boolean(), (values, isDescending) => {
        const rows = values.map((one, at) => ({ one, at }));
        const result = sortRows(rows, ({ one }) => one, isDescending, 'en');
        expect(new Set(result)).toEqual(new Set(rows));
        for (const wanted of new Set(values)) {
          const places = result.filter(({ one }) => one === wanted).map(({ at }) => at);
          expect(places).toEqual([...places].sort((a, b) => a - b));
        }
      }),
    );
  });
});
