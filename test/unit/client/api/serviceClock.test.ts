import type { ClockComparison } from '#client/api/serviceClock';

const NOW = Date.parse('2027-06-01T09:00:00Z');
const MINUTE = 60_000;

/** What is told of answers whose `Date` is so many minutes from now, to calls of so many minutes ago. */
async function told(...answers: readonly (readonly [minutes: number | string | undefined, took?: number])[]) {
  jest.resetModules();
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  const { compareClocks, whenClocksCompared } = await import('#client/api/serviceClock');
  const heard: (number | null)[] = [];
  whenClocksCompared(({ there }: ClockComparison) => heard.push(there && (there.getTime() - NOW) / MINUTE));
  for (const [date, took = 0] of answers)
    compareClocks(typeof date === 'number' ? new Date(NOW + date * MINUTE).toUTCString() : date, took * MINUTE);
  return heard;
}

it.each([
  ['within five minutes', [[4.9]], [null]],
  ['five minutes behind', [[-4.9]], [null]],
  ['more than that ahead', [[5.2]], [5.2]],
  ['more than that behind', [[-17]], [-17]],
  ['as old as its call', [[-17, 13]], [null]],
  ['older than its call', [[-19, 13]], [-19]],
  ['off, again and again', [[60], [61], [60]], [60]],
  ['off, right and off again', [[60], [0], [0], [-60]], [60, null, -60]],
  ['not to be read', [[undefined], ['soon'], ['']], []],
] as const)('a service whose clock is %s is told so', async (_, answers, expected) => {
  expect(await told(...answers)).toEqual(expected);
});

it('what is known is told to who listens later', async () => {
  await told([30]);
  const { whenClocksCompared } = await import('#client/api/serviceClock');
  const later = jest.fn();
  whenClocksCompared(later);
  expect(later.mock.calls).toEqual([[{ here: new Date(NOW), there: new Date(NOW + 30 * MINUTE) }]]);
});
