import { createAction } from '@reduxjs/toolkit';
import { take } from 'typed-redux-saga';

import { createStore } from '#client/app/store';
import { takeLatestEach } from '#client/state/sagas/takeLatestEach';

const opened = createAction<string>('test/opened');
const answered = createAction<string>('test/answered');

/** A store that reads an item whenever it is opened, and the life of each reading. */
function desk() {
  const told: string[] = [];
  let readings = 0;
  function* read({ payload: item }: ReturnType<typeof opened>) {
    readings += 1;
    const name = `${item}${readings}`;
    let isDone = false;
    try {
      yield* take((event: { type: string }) => answered.match(event) && event.payload === name);
      isDone = true;
      told.push(`${name} is done`);
    } finally {
      if (!isDone) told.push(`${name} is cancelled`);
    }
  }
  const store = createStore();
  const watching = store.runSaga(function* watch() {
    yield* takeLatestEach(opened, ({ payload }) => payload, read);
  });
  return { dispatch: store.dispatch, told, watching };
}

describe('taking the latest event of each item', () => {
  it('cancels what an older event of the item began', () => {
    const { dispatch, told } = desk();
    dispatch(opened('a'));
    dispatch(opened('a'));
    dispatch(answered('a1'));
    dispatch(answered('a2'));

    expect(told).toEqual(['a1 is cancelled', 'a2 is done']);
  });

  it('leaves other items alone', () => {
    const { dispatch, told } = desk();
    dispatch(opened('a'));
    dispatch(opened('b'));
    dispatch(answered('a1'));
    dispatch(answered('b2'));

    expect(told).toEqual(['a1 is done', 'b2 is done']);
  });

  it('serves an item again once it is done', () => {
    const { dispatch, told } = desk();
    dispatch(opened('a'));
    dispatch(answered('a1'));
    dispatch(opened('a'));
    dispatch(answered('a2'));

    expect(told).toEqual(['a1 is done', 'a2 is done']);
  });

  it('cancels everything with its watcher', () => {
    const { dispatch, told, watching } = desk();
    dispatch(opened('a'));
    dispatch(opened('b'));
    watching.cancel();

    expect(told).toEqual(['a1 is cancelled', 'b2 is cancelled']);
  });
});
