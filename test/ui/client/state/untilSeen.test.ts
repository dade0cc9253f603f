import { untilSeen } from '#client/state/sagas/untilSeen';

let visibility: jest.SpyInstance<DocumentVisibilityState>;
beforeEach(() => {
  visibility = jest.spyOn(document, 'visibilityState', 'get');
});

it('waits until somebody can see the page', async () => {
  visibility.mockReturnValue('hidden');
  const seen = jest.fn();
  const waiting = untilSeen().then(seen);
  document.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
  expect(seen).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await waiting;

  expect(seen).toHaveBeenCalledTimes(1);
});

it('does not wait when it can be seen', async () => {
  visibility.mockReturnValue('visible');

  await expect(untilSeen()).resolves.toBeUndefined();
});
