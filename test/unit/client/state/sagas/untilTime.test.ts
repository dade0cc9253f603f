import { CANCEL } from 'redux-saga';

import { untilTime } from '#client/state/sagas/untilTime';

let now: number;
const reached = jest.fn();

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask'] });
  now = 1000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  reached.mockReset();
});

afterEach(() => {
  jest.useRealTimers();
});

/** The clock is turned to a moment, and looked at soon after. */
async function turnTo(moment: number) {
  now = moment;
  await jest.advanceTimersByTimeAsync(600);
  return reached.mock.calls.length;
}

it.each<[string, moments: number[]]>([
  ['passes', [6000, 8999, 9000]],
  ['jumps as after a sleep', [2000, 900_000]],
  ['is turned back by four seconds', [6000, 2000, 4999, 5000]],
])('a moment is reached when the clock %s', async (_, moments) => {
  void untilTime(9000).then(reached);
  const seen: number[] = [];
  for (const moment of moments) seen.push(await turnTo(moment));

  expect(seen).toEqual([...moments.slice(1).map(() => 0), 1]);
});

it('one that is over is reached at once, and one that nobody waits for is not looked at', async () => {
  await untilTime(999);
  const waiting = untilTime(9000) as unknown as Record<string, (() => void) | undefined>;
  waiting[CANCEL]?.();

  expect(jest.getTimerCount()).toBe(0);
});

it('one that is far is looked at less often', async () => {
  void untilTime(400_000).then(reached);
  expect(await turnTo(500_000)).toBe(0);
  await jest.advanceTimersByTimeAsync(4000);

  expect(reached).toHaveBeenCalledTimes(1);
});
