import { call, put, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';

import { requestLeft } from '#client/state/requests';
import { takeLatestEach } from '#client/state/takeLatestEach';
import { takeLeadingEach } from '#client/state/takeLeadingEach';
import { tracked } from '#client/state/tracked';
import { directoryKeys } from '../keys';
import { dialogMessages, messages } from '../messages';
import { forgetPassword } from '../passwords';
import {
  addDialogClosed,
  deletionChosen,
  doctorOpened,
  emailWanted,
  providerOpened,
  providerSubmitted,
  resetDialogClosed,
  resetSubmitted,
  resultsWanted,
} from '../slice';
import { createProvider } from './createProvider';
import { deleteFromDirectory } from './deleteFromDirectory';
import { loadDoctor, loadProvider, revealEmail } from './loads';
import { resetProviderPassword } from './resetProviderPassword';
import { searchDirectory } from './searchDirectory';

const search = tracked({ key: directoryKeys.search, failure: { text: messages.searchFailed } }, searchDirectory);
const openDoctor = tracked(
  { key: ({ payload }) => directoryKeys.doctor(payload), failure: { text: messages.detailsFailed } },
  loadDoctor,
);
const openProvider = tracked(
  { key: ({ payload }) => directoryKeys.provider(payload), failure: { text: messages.detailsFailed } },
  loadProvider,
);
const reveal = tracked(
  { key: ({ payload }) => directoryKeys.email(payload), failure: { text: messages.emailFailed } },
  revealEmail,
);
const create = tracked(
  { key: directoryKeys.create, failure: { text: dialogMessages.createFailed }, keepsWork: dialogMessages.creating },
  createProvider,
);
const reset = tracked(
  { key: directoryKeys.reset, failure: { text: dialogMessages.resetFailed } },
  resetProviderPassword,
);

const remove = tracked(
  {
    key: ({ payload }) => directoryKeys.delete(payload.kind, payload.id),
    failure: { text: messages.deleteFailed },
    announces: true,
    offersRetry: true,
  },
  deleteFromDirectory,
);

/** Everything the manage-providers section does; the passwords that wait to be shown are forgotten with it. */
export function* watchDirectory() {
  try {
    yield* call(serveDesk);
  } finally {
    forgetPassword(directoryKeys.create);
    forgetPassword(directoryKeys.reset);
  }
}

function* serveDesk() {
  yield* takeLatest(resultsWanted, search);
  yield* takeLatestEach(doctorOpened, ({ payload }) => payload, openDoctor);
  yield* takeLatestEach(providerOpened, ({ payload }) => payload, openProvider);
  yield* takeLeadingEach(emailWanted, ({ payload }) => payload, reveal);
  yield* takeLeadingEach(deletionChosen, ({ payload }) => `${payload.kind}/${payload.id}`, remove);
  yield* takeLeading(providerSubmitted, create);
  yield* takeLeading(resetSubmitted, reset);
  yield* takeEvery(addDialogClosed, leave, directoryKeys.create);
  yield* takeEvery(resetDialogClosed, leave, directoryKeys.reset);
}

function* leave(key: string) {
  yield* call(forgetPassword, key);
  yield* put(requestLeft(key));
}
