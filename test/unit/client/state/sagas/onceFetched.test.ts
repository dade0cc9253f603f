import { createAction } from '@reduxjs/toolkit';
import { takeEvery } from 'typed-redux-saga';

import { createStore } from '#client/app/store';
import { onDemand, retryMissingCode, whenCodeIsMissing } from '#client/device/onDemand';
import { onceFetched } from '#client/state/sagas/onceFetched';

const pressed = createAction<string>('test/pressed');

/** A store whose watcher has its worker fetched, which notes what it is called for, and how often that was fetched. */
function desk(arrivals: readonly Promise<unknown>[]) {
  const served: string[] = [];
  let fetches = 0;
  function* serve(place: string, { payload }: ReturnType<typeof pressed>) {
    yield served.push(`${place} ${payload}`);
  }
  const code = onDemand(async () => {
    fetches += 1;
    await arrivals[fetches - 1];
    return { serve };
  });
  const store = createStore();
  store.runSaga(function* watch() {
    yield* takeEvery(
      pressed,
      onceFetched(code, (workflows) => workflows.serve),
      'here',
    );
  });
  return { press: (name: string) => store.dispatch(pressed(name)), served, fetches: () => fetches };
}

/** Lets everything run that waits for nothing but promises. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a worker that is fetched once it is wanted', () => {
  it('is not fetched before, and serves every event that came meanwhile, in their order', async () => {
    const { press, served, fetches } = desk([]);
    expect(fetches()).toBe(0);

    press('a');
    press('b');
    expect(served).toEqual([]);

    await settled();
    expect(served).toEqual(['here a', 'here b']);
  });

  it('serves an event at once when it is there', async () => {
    const { press, served } = desk([]);
    press('a');
    await settled();
    press('b');

    expect(served).toEqual(['here a', 'here b']);
  });

  it('loses no event when it cannot be fetched, and serves it after a retry', async () => {
    const missing = jest.fn();
    whenCodeIsMissing(missing);
    const { press, served } = desk([Promise.reject(new Error('no connection'))]);
    press('a');
    await settled();
    expect(served).toEqual([]);
    expect(missing).toHaveBeenCalledTimes(1);

    retryMissingCode();
    await settled();
    expect(served).toEqual(['here a']);
  });
});
