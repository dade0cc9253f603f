import { createAction } from '@reduxjs/toolkit';
import { takeEvery } from 'typed-redux-saga';

import { createStore } from '#client/app/store';
import { onDemand } from '#client/device/onDemand';
import { lateWorkflows } from '#client/state/sagas/lateWorkflows';

const asked = createAction<string>('test/asked');
const continued = createAction<string>('test/continued');

/** A store with a room whose code comes late, which notes what its workflows hear. */
function desk() {
  const heard: string[] = [];
  function* serveRoom() {
    yield* takeEvery([asked, continued], ({ payload }) => void heard.push(payload));
  }
  const piece = onDemand(() => Promise.resolve({ serveRoom }));
  const store = createStore();
  const watch = lateWorkflows(piece, (code) => code.serveRoom, [continued]);
  const task = store.runSaga(watch);
  return { piece, store, watch, task, heard };
}

/** Lets everything run that waits for nothing but promises. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a room whose code comes late', () => {
  it('hears what its screen says first, whoever had its code fetched', async () => {
    const { piece, store, heard } = desk();
    // As a component does: it is drawn as soon as the code is there, and tells at once what it needs.
    await piece.load().then(() => store.dispatch(asked('first')));

    expect(heard).toEqual(['first']);
  });

  it('hears it even where the screen is drawn at the very moment at which the code is there', async () => {
    const { piece, store, heard } = desk();
    piece.whenFetched(() => store.dispatch(asked('first')));
    await piece.load();

    expect(heard).toEqual(['first']);
  });

  it('is fetched for each event of those that may come before it, and hears all of them once', async () => {
    const { store, heard } = desk();
    store.dispatch(asked('by nobody'));
    store.dispatch(continued('one'));
    store.dispatch(continued('two'));
    await settled();
    store.dispatch(continued('three'));

    expect(heard).toEqual(['one', 'two', 'three']);
  });

  it('serves the next session too, and nobody after the end of one', async () => {
    const { piece, store, watch, task, heard } = desk();
    task.cancel();
    await piece.load();
    store.dispatch(asked('too late'));
    const next = store.runSaga(watch);
    store.dispatch(asked('again'));
    next.cancel();
    store.dispatch(asked('too late again'));

    expect(heard).toEqual(['again']);
  });
});
