import { watchAddress } from '#client/app/address';
import { createStore } from '#client/app/store';
import { createViewEvent, sectionOpened } from '#client/state/address';

const rowOpened = createViewEvent('test/rowOpened', (row: string) => ({ row }));

beforeEach(() => {
  window.history.replaceState(null, '', '/');
});

/** A store whose view the address bar follows. */
function desk() {
  const store = createStore();
  const watching = store.runSaga(watchAddress);
  return { store, watching };
}

it('the address bar follows the view', () => {
  const { store, watching } = desk();
  store.dispatch(sectionOpened('availabilities'));
  store.dispatch(rowOpened('7'));

  expect(window.location.search).toBe('?section=availabilities&row=7');
  watching.cancel();
});

it('an address bar that refuses to be written to is caught up with at the next step', () => {
  const { store, watching } = desk();
  const refusal = jest.spyOn(window.history, 'pushState').mockImplementation(() => {
    throw new DOMException('Too many calls', 'SecurityError');
  });
  store.dispatch(sectionOpened('availabilities'));
  expect(window.location.search).toBe('');
  expect(console.warn).toHaveBeenCalledWith('address failed', 'SecurityError: Too many calls');
  jest.mocked(console.warn).mockClear();
  refusal.mockRestore();
  store.dispatch(rowOpened('7'));

  expect(watching.isRunning()).toBe(true);
  expect(window.location.search).toBe('?section=availabilities&row=7');
  watching.cancel();
});
