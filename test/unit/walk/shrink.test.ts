import fc from 'fast-check';

import { runs } from '#test/support/runs';
import { shortest } from '#test/walk/shrink';

const holds = (some: readonly number[], needed: readonly number[]) => needed.every((one) => some.includes(one));

it('leaves out whatever is not needed for the failure', async () => {
  const steps = Array.from({ length: 40 }, (_, at) => at);
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.nat(39), { minLength: 1, maxLength: 4 }), async (needed) => {
      const short = await shortest(steps, (some) => Promise.resolve(holds(some, needed)));

      expect(short).toEqual([...needed].sort((a, b) => a - b));
    }),
    runs(50),
  );
});

it('tries the last few steps first, for each try takes a load of the page', async () => {
  let tries = 0;
  const short = await shortest([1, 2, 3, 4, 5, 6, 7, 8], (some) => {
    tries += 1;
    return Promise.resolve(holds(some, [8]));
  });

  expect([short, tries]).toEqual([[8], 2]);
});

it('keeps the whole way where nothing shorter fails, and what it has where the time is over', async () => {
  let left = 1;

  expect(await shortest([1, 2, 3], () => Promise.resolve(false))).toEqual([1, 2, 3]);
  expect(
    await shortest(
      [1, 2, 3, 4],
      (some) => Promise.resolve(holds(some, [3])),
      () => left-- > 0,
    ),
  ).toEqual([1, 2, 3, 4]);
});
