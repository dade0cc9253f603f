import { untilSeen } from '#client/state/sagas/untilSeen';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'document');
});

function openPage(visibilityState: string) {
  const page = Object.assign(new EventTarget(), { visibilityState });
  Object.assign(globalThis, { document: page });
  return page;
}

it('goes on at once where somebody can see the page', async () => {
  openPage('visible');

  await expect(untilSeen()).resolves.toBeUndefined();
});

it('waits until the page comes to the front, and then listens no more', async () => {
  const page = openPage('hidden');
  const removed = jest.spyOn(page, 'removeEventListener');
  const seen = jest.fn();
  const waiting = untilSeen().then(seen);

  page.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
  expect(seen).not.toHaveBeenCalled();

  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await waiting;
  expect(seen).toHaveBeenCalledTimes(1);
  expect(removed.mock.calls.map(([name]) => name)).toEqual(['visibilitychange']);
});
