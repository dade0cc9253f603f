import { createAction } from '@reduxjs/toolkit';
import { call, takeLeading } from 'typed-redux-saga';

import { createStore } from '#client/app/store';
import { offerUnfinished } from '#client/app/unfinished/offerUnfinished';
import { sessionEnded, signedIn } from '#client/features/session';
import { addressRead, placeRevisited } from '#client/state/address';
import { formLeft } from '#client/state/formEvents';
import { selectInterrupted, selectSentForms } from '#client/state/forms/forms';
import { trackedForm } from '#client/state/forms/trackedForm';
import { selectNotices } from '#client/state/notices';
import { selectRequest } from '#client/state/requests/requests';
import { refusal } from '#test/support/builders/faults';

const title = { id: 'test.saving', defaultMessage: 'Saving a doctor' };
const saved = createAction<{ name: string }>('test/saved');
const otherSaved = createAction<{ name: string }>('test/otherSaved');
const passwordReset = createAction('test/passwordReset');
const place = { section: 'manage-providers', params: { doctor: '21' } };

/** A store with the workflows of forms, by their keys, whose answers the test gives in the order they were sent. */
function desk() {
  const answers: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const wait = () => new Promise<void>((resolve, reject) => answers.push({ resolve, reject }));
  function* work() {
    yield* call(wait);
  }
  const save = trackedForm({ key: () => 'test/save', failure: { text: title }, saving: title }, work);
  const reset = trackedForm({ key: 'test/reset', failure: { text: title } }, work);
  const saveOther = trackedForm({ key: 'test/other', failure: { text: title }, saving: title }, work);
  const store = createStore();
  store.dispatch(signedIn('token', 'layla@mawid.example'));
  store.dispatch(addressRead(place));
  const watching = store.runSaga(function* watch() {
    yield* takeLeading(saved, save);
    yield* takeLeading(otherSaved, saveOther);
    yield* takeLeading(passwordReset, reset);
  });
  store.dispatch(saved({ name: 'Omar' }));
  return { store, watching, answers };
}

/** Lets what was answered come to rest. */
const rest = () => new Promise(setImmediate);

describe('what a form sends', () => {
  it('is kept with its place while it is on its way', () => {
    const { store } = desk();
    expect(selectSentForms(store.getState())).toEqual({ 'test/save': { title, place, values: { name: 'Omar' } } });
  });

  it.each([
    ['it succeeded', (answer: { resolve: () => void }) => answer.resolve()],
    ['it failed, for the form still has it', (answer: { reject: (error: Error) => void }) => answer.reject(refusal())],
  ])('is forgotten when %s', async (_, settle) => {
    const { store, answers } = desk();
    settle(answers[0]!);
    await rest();
    expect(selectSentForms(store.getState())).toEqual({});
  });

  it('is told by a notice that leads back when it fails after its form was left, and is there again', async () => {
    const { store, answers } = desk();
    store.dispatch(formLeft('test/save'));
    expect(selectInterrupted(store.getState(), 'test/save')).toBeUndefined();
    answers[0]!.reject(refusal());
    await rest();

    const [notice] = selectNotices(store.getState());
    expect(notice).toMatchObject({
      kind: 'error',
      text: title,
      offer: { event: placeRevisited({ key: 'test/save', place }) },
      stays: true,
    });
    expect(selectInterrupted(store.getState(), 'test/save')).toBeUndefined();
    store.dispatch(placeRevisited({ key: 'test/save', place }));
    expect(selectInterrupted(store.getState(), 'test/save')).toEqual({ name: 'Omar' });
    expect(selectRequest(store.getState(), 'test/save')?.failure?.text).toEqual(title);
  });

  it('is still told when it fails after somebody went back to another form that was left', async () => {
    const { store, answers } = desk();
    store.dispatch(formLeft('test/save'));
    store.dispatch(otherSaved({ name: 'Dana' }));
    store.dispatch(formLeft('test/other'));
    answers[1]!.reject(refusal());
    await rest();
    store.dispatch(placeRevisited({ key: 'test/other', place }));
    answers[0]!.reject(refusal());
    await rest();

    expect(selectNotices(store.getState()).map(({ offer }) => offer?.event)).toEqual([
      placeRevisited({ key: 'test/save', place }),
    ]);
    expect(selectSentForms(store.getState())).toMatchObject({ 'test/save': { values: { name: 'Omar' } } });
  });

  it('is forgotten with its success when it succeeds after its form was left', async () => {
    const { store, answers } = desk();
    store.dispatch(formLeft('test/save'));
    answers[0]!.resolve();
    await rest();

    expect(selectSentForms(store.getState())).toEqual({});
    expect(selectNotices(store.getState())).toEqual([]);
    expect(selectRequest(store.getState(), 'test/save')).toBeUndefined();
  });

  it('is told by a notice alone when it fails after its form was left and nothing of it was kept', async () => {
    const { store, answers } = desk();
    store.dispatch(passwordReset());
    store.dispatch(formLeft('test/reset'));
    answers[1]!.reject(refusal());
    await rest();

    expect(selectNotices(store.getState())).toMatchObject([{ kind: 'error', text: title }]);
    expect(selectRequest(store.getState(), 'test/reset')).toBeUndefined();
  });

  it('is offered again, where it was, to the same person after the session ended', () => {
    const { store, watching } = desk();
    store.dispatch(sessionEnded());
    watching.cancel();
    store.dispatch(signedIn('new token', 'layla@mawid.example'));
    store.runSaga(offerUnfinished);
    expect(selectNotices(store.getState())).toMatchObject([
      { text: title, offer: { event: placeRevisited({ key: 'test/save', place }) }, stays: true },
    ]);
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
