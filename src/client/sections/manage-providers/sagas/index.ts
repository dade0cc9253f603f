import { call, put, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';

import { formLeft } from '#client/state/formEvents';
import { trackedForm } from '#client/state/forms/trackedForm';
import { announceWithRetry } from '#client/state/notices';
import { tracked } from '#client/state/requests/tracked';
import { takeLatestEach } from '#client/state/sagas/takeLatestEach';
import { takeLeadingEach } from '#client/state/sagas/takeLeadingEach';
import { manageProvidersKeys } from '../keys';
import { dialogMessages, messages } from '../messages';
import { forgetPassword } from '../passwords';
import {
  addDialogClosed,
  deletionChosen,
  doctorOpened,
  emailOpened,
  providerOpened,
  providerSubmitted,
  resetDialogClosed,
  resetSubmitted,
  resultsOpened,
} from '../slice';
import { createProvider } from './createProvider';
import { deleteFromDirectory } from './deleteFromDirectory';
import { loadDoctor, loadProvider, revealEmail } from './loads';
import { resetProviderPassword } from './resetProviderPassword';
import { searchDirectory } from './searchDirectory';

const search = tracked({ key: manageProvidersKeys.search, failure: { text: messages.searchFailed } }, searchDirectory);
const openDoctor = tracked(
  { key: ({ payload }) => manageProvidersKeys.doctor(payload), failure: { text: messages.detailsFailed } },
  loadDoctor,
);
const openProvider = tracked(
  { key: ({ payload }) => manageProvidersKeys.provider(payload), failure: { text: messages.detailsFailed } },
  loadProvider,
);
const reveal = tracked(
  { key: ({ payload }) => manageProvidersKeys.email(payload), failure: { text: messages.emailFailed } },
  revealEmail,
);
const create = trackedForm(
  {
    key: manageProvidersKeys.create,
    failure: { text: dialogMessages.createFailed },
    saving: dialogMessages.creating,
  },
  createProvider,
);
const reset = trackedForm(
  { key: manageProvidersKeys.reset, failure: { text: dialogMessages.resetFailed } },
  resetProviderPassword,
);

const remove = tracked(
  {
    key: ({ payload }) => manageProvidersKeys.delete(payload.kind, payload.id),
    failure: { text: messages.deleteFailed },
    onFailure: announceWithRetry,
  },
  deleteFromDirectory,
);

/** Everything the manage-providers section does; the passwords that wait to be shown are forgotten with it. */
export function* watchManageProviders() {
  try {
    yield* call(serveDesk);
  } finally {
    forgetPassword(manageProvidersKeys.create);
    forgetPassword(manageProvidersKeys.reset);
  }
}

function* serveDesk() {
  yield* takeLatest(resultsOpened, search);
  yield* takeLatestEach(doctorOpened, ({ payload }) => payload, openDoctor);
  yield* takeLatestEach(providerOpened, ({ payload }) => payload, openProvider);
  yield* takeLeadingEach(emailOpened, ({ payload }) => payload, reveal);
  yield* takeLeadingEach(deletionChosen, ({ payload }) => `${payload.kind}/${payload.id}`, remove);
  yield* takeLeading(providerSubmitted, create);
  yield* takeLeading(resetSubmitted, reset);
  yield* takeEvery(addDialogClosed, leave, manageProvidersKeys.create);
  yield* takeEvery(resetDialogClosed, leave, manageProvidersKeys.reset);
}

function* leave(key: string) {
  yield* call(forgetPassword, key);
  yield* put(formLeft(key));
}
