import { call, put, takeEvery } from 'typed-redux-saga';

import { say } from '#client/lib/text';
import { viewDeleted, viewDeletionChosen } from '#client/sections/appointments/view/events';
import { viewMessages } from '#client/sections/appointments/view/filters/messages';
import { askConfirmation } from '#client/state/confirmations';
import { uiMessages } from '#client/ui/language/messages';

/** Starts the deletion of a saved view. */
export function* watchSavedViews() {
  yield* takeEvery(viewDeletionChosen, deleteView);
}

/** Deletes a saved view, after asking. */
function* deleteView({ payload: { id, name } }: ReturnType<typeof viewDeletionChosen>) {
  const isWanted = yield* call(askConfirmation, {
    title: say(viewMessages.deleteTitle, { view: name }),
    text: viewMessages.deleteText,
    confirmLabel: uiMessages.delete,
    isDestructive: true,
  });
  if (isWanted) yield* put(viewDeleted(id));
}
