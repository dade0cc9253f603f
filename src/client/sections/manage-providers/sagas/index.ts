import { call, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';

import { forgetRecentId } from '#client/device/recentIds';
import { trackedForm } from '#client/state/forms/trackedForm';
import { announceWithRetry } from '#client/state/notices';
import { tracked } from '#client/state/requests/tracked';
import { takeLatestEach } from '#client/state/sagas/takeLatestEach';
import { takeLeadingEach } from '#client/state/sagas/takeLeadingEach';
import { createProvider } from '../add/sagas/createProvider';
import {
  addDialogClosed,
  deletionChosen,
  doctorOpened,
  emailOpened,
  providerCreated,
  providerOpened,
  providerSubmitted,
  resetDialogClosed,
  resetSubmitted,
  directoryResultsOpened,
} from '../directory/events';
import { manageProvidersKeys } from '../directory/keys';
import { directoryMessages } from '../directory/messages';
import { loadDoctor, loadProvider, revealEmail } from '../directory/sagas/loads';
import { selectDirectorySearch } from '../directory/selectors';
import { forgetAllPasswords } from '../passwords/passwords';
import { closeDialog } from '../passwords/sagas/closeDialog';
import { resetProviderPassword } from '../passwords/sagas/resetProviderPassword';
import { deleteFromDirectory } from '../people/sagas/deleteFromDirectory';
import { isSlotsChange, refreshCounts } from '../people/sagas/refreshCounts';
import { searchDirectory } from '../search/sagas/searchDirectory';

const search = tracked(
  { key: manageProvidersKeys.search, failure: { text: directoryMessages.searchFailed } },
  searchDirectory,
);

const readDoctor = tracked(
  {
    key: ({ payload }) => manageProvidersKeys.doctor(payload),
    failure: { text: directoryMessages.detailsFailed },
  },
  loadDoctor,
);

const readProvider = tracked(
  {
    key: ({ payload }) => manageProvidersKeys.provider(payload),
    failure: { text: directoryMessages.detailsFailed },
    *onFailure({ isGone }, { payload }) {
      if (isGone) yield* call(forgetRecentId, 'providers' as const, String(payload));
    },
  },
  loadProvider,
);

const readEmail = tracked(
  { key: ({ payload }) => manageProvidersKeys.email(payload), failure: { text: directoryMessages.emailFailed } },
  revealEmail,
);

const deletionKey = ({ payload }: ReturnType<typeof deletionChosen>) =>
  manageProvidersKeys.delete(payload.kind, payload.id);

const remove = tracked(
  {
    key: deletionKey,
    failure: { text: directoryMessages.deleteFailed },
    onFailure: announceWithRetry,
  },
  deleteFromDirectory,
);

const create = trackedForm(
  {
    key: manageProvidersKeys.create,
    failure: { text: directoryMessages.createFailed },
    saving: directoryMessages.creating,
  },
  createProvider,
);

const reset = trackedForm(
  {
    key: manageProvidersKeys.reset,
    failure: { text: directoryMessages.resetFailed },
    saving: directoryMessages.resettingOne,
  },
  resetProviderPassword,
);

/** Starts everything the section does; when that ends, the passwords that have not been shown are forgotten. */
export function* watchManageProviders() {
  try {
    yield* call(watchEvents);
  } finally {
    yield* call(forgetAllPasswords);
  }
}

function* watchEvents() {
  yield* takeLatest(directoryResultsOpened, search);
  yield* takeEvery(providerCreated, searchAgain);
  yield* takeLatestEach(doctorOpened, ({ payload }) => payload, readDoctor);
  yield* takeLatestEach(providerOpened, ({ payload }) => payload, readProvider);
  yield* takeLatestEach(emailOpened, ({ payload }) => payload, readEmail);
  yield* takeLatest(isSlotsChange, refreshCounts);
  yield* takeLeadingEach(deletionChosen, deletionKey, remove);
  yield* takeLeading(providerSubmitted, create);
  yield* takeLeading(resetSubmitted, reset);
  yield* takeEvery(addDialogClosed, closeDialog, manageProvidersKeys.create, directoryMessages.stillCreating);
  yield* takeEvery(resetDialogClosed, closeDialog, manageProvidersKeys.reset, directoryMessages.stillResetting);
}

/** Reads the results that stand behind a modal again: what was made there may be one of them. */
function* searchAgain() {
  yield* put(directoryResultsOpened(yield* select(selectDirectorySearch)));
}
