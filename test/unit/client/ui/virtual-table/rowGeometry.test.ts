import fc from 'fast-check';

import { HEAD_HEIGHT, ROW_HEIGHT, rowGeometry, withMeasured } from '#client/ui/virtual-table/rowGeometry';

const NONE = new Map<string, number>();
const heights = fc.array(fc.constantFrom(ROW_HEIGHT, ROW_HEIGHT, ROW_HEIGHT, ROW_HEIGHT + 30, ROW_HEIGHT + 255), {
  minLength: 1,
  maxLength: 30,
});

/** Which of the rows have a head above them. */
const heads = fc.uniqueArray(fc.nat(29), { maxLength: 30 }).map((some) => some.sort((one, other) => one - other));

/** The geometry of rows 0, 1, 2, … of these heights. */
function geometryOf(all: readonly number[], headed: readonly number[] = []) {
  const rows = all.map((_, index) => index);
  return rowGeometry(
    rows,
    String,
    withMeasured(
      NONE,
      rows.map((row) => [String(row), all[row] ?? 0] as const),
    ),
    headed.filter((index) => index < all.length),
  );
}

it('puts each row where those before it end', () =>
  fc.assert(
    fc.property(heights, heads, (all, headed) => {
      const { startOf, belowHead, height } = geometryOf(all, headed);
      const headOf = (index: number) => belowHead(index) - startOf(index);
      all.forEach((own, index) => {
        expect(headOf(index)).toBe(headed.includes(index) ? HEAD_HEIGHT : 0);
        expect(startOf(index + 1) - startOf(index)).toBe(headOf(index) + own);
      });
      expect(startOf(0)).toBe(0);
      expect(height).toBe(all.reduce((sum, own, index) => sum + headOf(index) + own, 0));
    }),
  ));

it('finds the row that lies at a place', () =>
  fc.assert(
    fc.property(heights, heads, fc.nat(), (all, headed, place) => {
      const { startOf, indexAt, height } = geometryOf(all, headed);
      const index = indexAt(place % height);
      expect(startOf(index)).toBeLessThanOrEqual(place % height);
      expect(startOf(index + 1)).toBeGreaterThan(place % height);
    }),
  ));

it('finds the first row above the beginning and the last one below the end', () => {
  const { indexAt } = geometryOf([ROW_HEIGHT, ROW_HEIGHT + 30]);
  expect([indexAt(-10), indexAt(10_000)]).toEqual([0, 1]);
});

describe('what was measured', () => {
  it('is kept for rows that are higher, and forgotten once they are not', () => {
    const open = withMeasured(NONE, [
      ['1', ROW_HEIGHT],
      ['2', ROW_HEIGHT + 255],
    ]);
    expect([...open]).toEqual([['2', 255]]);
    expect(withMeasured(open, [['2', ROW_HEIGHT]]).size).toBe(0);
  });

  it('is no change when it is what was known, or another by less than a pixel', () => {
    const open = withMeasured(NONE, [['2', ROW_HEIGHT + 255]]);
    expect(
      withMeasured(open, [
        ['1', ROW_HEIGHT - 0.4],
        ['2', ROW_HEIGHT + 255],
      ]),
    ).toBe(open);
  });
});
