import { yieldToBrowser } from '#client/state/sagas/yieldToBrowser';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'scheduler');
  jest.useRealTimers();
});

it('waits for its turn among the tasks of the browser, neither before nor after them all', async () => {
  const scheduler = { postTask: jest.fn(async () => Promise.resolve()) };
  Object.assign(globalThis, { scheduler });

  await yieldToBrowser();
  expect(scheduler.postTask.mock.calls).toEqual([[expect.any(Function)]]);
});

it.each([
  ['knows no scheduler', undefined],
  ['has a scheduler that cannot be asked', {}],
])('lets other work go first where the browser %s', async (_, scheduler) => {
  Object.assign(globalThis, { scheduler });
  jest.useFakeTimers();
  const goneOn = jest.fn();
  const waiting = yieldToBrowser().then(goneOn);

  await Promise.resolve();
  expect(goneOn).not.toHaveBeenCalled();
  jest.runAllTimers();
  await waiting;
  expect(goneOn).toHaveBeenCalledTimes(1);
});
