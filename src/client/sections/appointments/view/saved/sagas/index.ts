import { takeEvery } from 'typed-redux-saga';

import { viewDeletionChosen } from '#client/sections/appointments/view/events';
import { deleteView } from './deleteView';

/** Starts the deletion of a saved view. */
export function* watchSavedViews() {
  yield* takeEvery(viewDeletionChosen, deleteView);
}
