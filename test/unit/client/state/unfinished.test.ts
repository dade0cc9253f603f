import { createAction } from '@reduxjs/toolkit';
import { call, takeLeading } from 'typed-redux-saga';

import { offerUnfinished } from '../../../../src/client/app/offerUnfinished';
import { createStore } from '../../../../src/client/app/store';
import { sessionEnded, signedIn } from '../../../../src/client/features/session';
import { addressRead, placeRevisited } from '../../../../src/client/state/address';
import { selectNotices } from '../../../../src/client/state/notices';
import { requestLeft, selectRequest } from '../../../../src/client/state/requests';
import { tracked } from '../../../../src/client/state/tracked';
import { selectInterrupted, selectUnfinished } from '../../../../src/client/state/unfinished';

const title = { id: 'test.saving', defaultMessage: 'Saving a doctor' };
const saved = createAction<{ name: string }>('test/saved');
const place = { section: 'manage-providers', params: { doctor: '21' } };

/** A store with a form's workflow whose answer the test gives. */
function desk() {
  const answers: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const wait = () => new Promise<void>((resolve, reject) => { answers.push({ resolve, reject }); });
  const save = tracked({ key: 'test/save', failure: { text: title }, keepsWork: title }, function* work() {
    yield* call(wait);
  });
  const store = createStore();
  store.dispatch(signedIn('token', 'layla@mawid.example'));
  store.dispatch(addressRead(place));
  const watching = store.runSaga(function* watch() {
    yield* takeLeading(saved, save);
  });
  store.dispatch(saved({ name: 'Omar' }));
  return { store, watching, answers };
}

describe('what a form sends', () => {
  it('is kept with its place while it is on its way', () => {
    const { store } = desk();
    expect(selectUnfinished(store.getState())).toEqual({ 'test/save': { title, place, values: { name: 'Omar' } } });
  });

  it.each([
    ['it succeeded', (answer: { resolve: () => void }) => { answer.resolve(); }],
    ['it failed, for the form still has it', (answer: { reject: (error: Error) => void }) => { answer.reject(new Error('refused')); }],
  ])('is forgotten when %s', async (_, settle) => {
    const { store, answers } = desk();
    settle(answers[0]!);
    await new Promise(setImmediate);
    expect(selectUnfinished(store.getState())).toEqual({});
  });

  it('is told by a notice that leads back when it fails after its form was left, and is there again', async () => {
    const { store, answers } = desk();
    store.dispatch(requestLeft('test/save'));
    expect(selectInterrupted(store.getState(), 'test/save')).toBeUndefined();
    answers[0]!.reject(new Error('refused'));
    await new Promise(setImmediate);

    const [notice] = selectNotices(store.getState());
    expect(notice).toMatchObject({ kind: 'error', text: title, retry: placeRevisited(place), stays: true });
    expect(selectInterrupted(store.getState(), 'test/save')).toBeUndefined();
    store.dispatch(placeRevisited(place));
    expect(selectInterrupted(store.getState(), 'test/save')).toEqual({ name: 'Omar' });
    expect(selectRequest(store.getState(), 'test/save')?.failure?.text).toEqual(title);
  });

  it('is forgotten when it succeeds after its form was left', async () => {
    const { store, answers } = desk();
    store.dispatch(requestLeft('test/save'));
    answers[0]!.resolve();
    await new Promise(setImmediate);

    expect(selectUnfinished(store.getState())).toEqual({});
    expect(selectNotices(store.getState())).toEqual([]);
  });

  it('is offered again, where it was, to the same person after the session ended', () => {
    const { store, watching } = desk();
    store.dispatch(sessionEnded());
    watching.cancel();
    store.dispatch(signedIn('new token', 'layla@mawid.example'));
    store.runSaga(offerUnfinished);
    expect(selectNotices(store.getState())).toMatchObject([{ text: title, retry: placeRevisited(place), stays: true }]);
  });

  it('is not offered to somebody else', () => {
    const { store, watching } = desk();
    store.dispatch(sessionEnded());
    watching.cancel();
    store.dispatch(signedIn('their token', 'omar@mawid.example'));
    store.runSaga(offerUnfinished);
    expect(selectNotices(store.getState())).toEqual([]);
  });
});
