import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { expectSaga } from 'redux-saga-test-plan';
import * as matchers from 'redux-saga-test-plan/matchers';

import { keepHalfDone, recallHalfDone } from '../../../../src/client/app/halfDoneStorage';
import { offerUnfinished } from '../../../../src/client/app/offerUnfinished';
import { sectionKey } from '../../../../src/client/app/sections';
import type { BaseState } from '../../../../src/client/app/store';
import { sessionEnded, signedIn, signOutChosen } from '../../../../src/client/features/session';
import { placeRevisited } from '../../../../src/client/state/address';
import { selectNotices } from '../../../../src/client/state/notices';
import { requestStarted, requestSucceeded } from '../../../../src/client/state/requests';
import type { UnfinishedRoot, UnfinishedWork } from '../../../../src/client/state/unfinished';
import { selectUnfinished, workEnded, workStarted } from '../../../../src/client/state/unfinished';
import { stateAfter } from '../../../support/stateWith';

const user = 'layla@mawid.example';
const key = 'test/move/7';
const place = { section: 'appointments', params: { q: 'layla' } };
const move: UnfinishedWork = { title: 'Moving Layla', place, resume: { event: { type: 'test/finish' }, label: 'Check again' } };
const form: UnfinishedWork = { title: 'Saving a doctor', place };
const isThere = [requestStarted(sectionKey('appointments')), requestSucceeded(sectionKey('appointments'))];
const signIn = signedIn('token', user);

/** The life of the offers while a person is signed in for whom this was kept. */
function offers(given: readonly UnknownAction[], kept: UnfinishedRoot['unfinished']) {
  const { reducer, state } = stateAfter({}, [signIn, ...given]);
  return expectSaga(offerUnfinished)
    .withReducer(reducer as Reducer, state)
    .provide([[matchers.call.fn(recallHalfDone), kept], [matchers.call.fn(keepHalfDone), undefined]]);
}

/** What the person is offered, by topic; nothing else is under way. */
async function offered(given: readonly UnknownAction[], kept: UnfinishedRoot['unfinished']) {
  const after: { storeState: BaseState } = await offers(given, kept).silentRun(5);
  return selectNotices(after.storeState);
}

async function resumeEvent(): Promise<UnknownAction> {
  const [notice] = await offered([], { [key]: move });
  return notice?.retry ?? { type: 'nothing is offered' };
}

it('what must not stay half done is offered again to its person after a reload, and after the session ended', async () => {
  const offer = { kind: 'error', text: 'Moving Layla', retryLabel: 'Check again', topic: key };

  expect(await offered([], { [key]: move })).toMatchObject([offer]);
  expect(await offered([workStarted({ key, work: move }), sessionEnded(), signIn], {})).toMatchObject([offer]);
  expect(await offered([workStarted({ key, work: move }), signOutChosen(), sessionEnded(), signIn], { [key]: move })).toMatchObject([offer]);
});

it('is kept as soon as it begins, and until it ends; a form is not', async () => {
  const kept = offers([], {}).call(keepHalfDone, user, { [key]: move }).call(keepHalfDone, user, {});
  const after: { storeState: BaseState } = await kept
    .dispatch(workStarted({ key: 'test/form', work: form }))
    .dispatch(workStarted({ key, work: move }))
    .dispatch(workEnded(key))
    .silentRun(5);

  expect(Object.keys(selectUnfinished(after.storeState))).toEqual(['test/form']);
});

it('is brought to an end where it was being done', async () => {
  await offers(isThere, { [key]: move }).put(placeRevisited(place)).put({ type: 'test/finish' }).dispatch(await resumeEvent()).silentRun(5);
});

it('waits for the section that has to do it', async () => {
  const resume = await resumeEvent();

  await offers([], { [key]: move }).put(placeRevisited(place)).not.put({ type: 'test/finish' }).dispatch(resume).silentRun(5);
  await isThere.reduce((flow, event) => flow.dispatch(event), offers([], { [key]: move }).put({ type: 'test/finish' }).dispatch(resume)).silentRun(5);
});
