import { runSaga } from 'redux-saga';
import { call } from 'typed-redux-saga';

import { CONCURRENCY, sideBySide } from '#client/state/sagas/sideBySide';

/** Workers that begin with each item, and end when they are told. */
function workers() {
  const underWay = new Map<number, (instead?: readonly number[]) => void>();
  const begun: number[] = [];
  function* worker(item: number) {
    begun.push(item);
    return yield* call(() => new Promise<readonly number[] | undefined>((resolve) => underWay.set(item, resolve)));
  }
  const end = async (item: number, instead?: readonly number[]) => {
    underWay.get(item)?.(instead);
    underWay.delete(item);
    await Promise.resolve();
  };
  return { worker, begun, end };
}

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

it('begins with five, takes the next one as one ends, and ends with the last', async () => {
  const { worker, begun, end } = workers();
  const task = runSaga({}, sideBySide<number, []>, numbers(7), worker);

  expect(begun).toEqual(numbers(CONCURRENCY));
  await end(3);
  expect(begun).toEqual(numbers(6));
  for (const item of numbers(6)) await end(item);
  expect(task.isRunning()).toBe(true);
  await end(6);
  expect(task.isRunning()).toBe(false);
});

it('takes next what a worker returns in place of its item', async () => {
  const { worker, begun, end } = workers();
  runSaga({}, sideBySide<number, []>, numbers(7), worker);
  await end(0, [10, 11]);
  await end(1);

  expect(begun.slice(CONCURRENCY)).toEqual([10, 11]);
});

it('ends at once without items', () =>
  expect(runSaga({}, sideBySide<number, []>, [], workers().worker).isRunning()).toBe(false));

it('cancels the others where a worker throws', async () => {
  const begun: number[] = [];
  function* worker(item: number) {
    begun.push(item);
    yield* call(() => (item === 2 ? Promise.reject(new Error('broken')) : new Promise(() => undefined)));
  }
  const task = runSaga({ onError: () => undefined }, sideBySide<number, []>, numbers(7), worker);

  await expect(task.toPromise()).rejects.toThrow('broken');
  expect(begun).toEqual(numbers(CONCURRENCY));
});
