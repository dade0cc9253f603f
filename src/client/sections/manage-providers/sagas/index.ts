import { call, fork, put, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';

import { requestLeft } from '../../../state/requests';
import { takeLatestEach } from '../../../state/takeLatestEach';
import { takeLeadingEach } from '../../../state/takeLeadingEach';
import { tracked } from '../../../state/tracked';
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

interface ById {
  type: string;
  payload: number | string;
}

const idOf = ({ payload }: ById) => payload;
const search = tracked({ key: directoryKeys.search, failure: { text: messages.searchFailed } }, searchDirectory);
const openDoctor = tracked({ key: (event: ReturnType<typeof doctorOpened>) => directoryKeys.doctor(event.payload), failure: { text: messages.detailsFailed } }, loadDoctor);
const openProvider = tracked({ key: (event: ReturnType<typeof providerOpened>) => directoryKeys.provider(event.payload), failure: { text: messages.detailsFailed } }, loadProvider);
const reveal = tracked({ key: (event: ReturnType<typeof emailWanted>) => directoryKeys.email(event.payload), failure: { text: messages.emailFailed } }, revealEmail);
const create = tracked({ key: directoryKeys.create, failure: { text: dialogMessages.createFailed }, keepsWork: dialogMessages.creating }, createProvider);
const reset = tracked({ key: directoryKeys.reset, failure: { text: dialogMessages.resetFailed } }, resetProviderPassword);

type DeletionEvent = ReturnType<typeof deletionChosen>;
const remove = tracked(
  {
    key: ({ payload }: DeletionEvent) => directoryKeys.delete(payload.kind, payload.id),
    failure: { text: messages.deleteFailed },
    announces: true,
    offersRetry: true,
  },
  deleteFromDirectory,
);

/** Everything the manage-providers section does. */
export function* watchDirectory() {
  try {
    yield* takeLatest(resultsWanted, search);
    yield* fork(takeLatestEach, doctorOpened, idOf, openDoctor);
    yield* fork(takeLatestEach, providerOpened, idOf, openProvider);
    yield* fork(takeLeadingEach, emailWanted, idOf, reveal);
    yield* fork(takeLeadingEach, deletionChosen, ({ payload }: DeletionEvent) => `${payload.kind}/${payload.id}`, remove);
    yield* takeLeading(providerSubmitted, create);
    yield* takeLeading(resetSubmitted, reset);
    yield* takeEvery(addDialogClosed, leave, directoryKeys.create);
    yield* takeEvery(resetDialogClosed, leave, directoryKeys.reset);
  } finally {
    forgetPassword(directoryKeys.create);
    forgetPassword(directoryKeys.reset);
  }
}

function* leave(key: string) {
  yield* call(forgetPassword, key);
  yield* put(requestLeft(key));
}
