import fc from 'fast-check';

import { countBefore, groupsAmong, groupStarts } from '#client/ui/virtual-table/rowHeads';

/** How many rows each group has. */
const counts = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 12 });

/** The groups of rows, as many of each as given. */
const rowsOf = (all: readonly number[]) => all.flatMap((count, group) => Array.from({ length: count }, () => group));

describe('the first rows of groups', () => {
  it.each([
    ['none', [], []],
    ['one row', [1], [0]],
    ['one group', [7], [0]],
    ['groups of one', [1, 1, 1], [0, 1, 2]],
    ['groups of many', [3, 1, 4, 2], [0, 3, 4, 8]],
  ])('are found among %s', (_, all, starts) => {
    expect(groupStarts(rowsOf(all), String)).toEqual(starts);
  });

  it('are those whose row before is of another group, whatever groups there are', () =>
    fc.assert(
      fc.property(counts, (all) => {
        const rows = rowsOf(all);
        const expected = rows.flatMap((group, index) => (rows[index - 1] === group ? [] : [index]));
        expect(groupStarts(rows, String)).toEqual(expected);
      }),
    ));

  it('are found by a look at a few rows of each', () => {
    const rows = rowsOf([400_000, 1, 600_000]);
    const groupOf = jest.fn(String);

    expect(groupStarts(rows, groupOf)).toEqual([0, 400_000, 400_001]);
    expect(groupOf.mock.calls.length).toBeLessThan(200);
  });

  it('are counted before a row', () => {
    expect([0, 1, 3, 4, 99].map((index) => countBefore([0, 3, 4, 8], index))).toEqual([0, 1, 1, 2, 4]);
  });
});

describe('the groups of rows in view', () => {
  const starts = [0, 3, 4, 8];

  it.each([
    ['rows within one', [1, 2], [[0, 3]]],
    [
      'the last row of one and the first of the next',
      [2, 3],
      [
        [0, 3],
        [3, 4],
      ],
    ],
    ['the last rows', [8, 9], [[8, 10]]],
    [
      'all rows',
      [0, 9],
      [
        [0, 3],
        [3, 4],
        [4, 8],
        [8, 10],
      ],
    ],
    ['no row', [0, -1], []],
  ] as const)('are, of %s', (_, seen, groups) => {
    expect(groupsAmong(starts, seen, 10).map(({ start, end }) => [start, end])).toEqual(groups);
  });

  it('are none where no row has a head', () => {
    expect(groupsAmong([], [0, 9], 10)).toEqual([]);
  });
});
