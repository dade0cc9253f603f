import { createAction } from '@reduxjs/toolkit';
import { call } from 'redux-saga/effects';
import { takeEvery } from 'typed-redux-saga';

import { createStore } from '#client/app/store';
import { askConfirmation, confirmed, declined, selectConfirmation } from '#client/state/confirmations';

const asked = createAction<string>('test/asked');

/** A store with a workflow that asks before it deletes, and what was deleted. */
function desk() {
  const deleted: string[] = [];
  const store = createStore();
  store.runSaga(function* watch() {
    yield* takeEvery(asked, function* remove({ payload: name }) {
      const isConfirmed = (yield call(askConfirmation, {
        title: `Delete ${name}?`,
        text: '',
        confirmLabel: 'Delete',
      })) as boolean;
      if (isConfirmed) deleted.push(name);
    });
  });
  return { store, deleted, question: () => selectConfirmation(store.getState())?.title };
}

describe('a question', () => {
  it.each([
    ['yes', confirmed, ['Dr. A']],
    ['no', declined, []],
  ])('is answered with %s', (_, answer, expected) => {
    const { store, deleted, question } = desk();
    store.dispatch(asked('Dr. A'));
    expect(question()).toBe('Delete Dr. A?');
    store.dispatch(answer());

    expect(deleted).toEqual(expected);
    expect(question()).toBeUndefined();
  });

  it('is declined by a newer one, so that an answer is never taken for both', () => {
    const { store, deleted, question } = desk();
    store.dispatch(asked('Dr. B'));
    store.dispatch(asked('Dr. A'));
    expect(question()).toBe('Delete Dr. A?');
    store.dispatch(confirmed());

    expect(deleted).toEqual(['Dr. A']);
  });
});
