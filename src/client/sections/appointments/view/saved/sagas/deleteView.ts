import { call, put } from 'typed-redux-saga';

import { say } from '#client/lib/text';
import { viewDeleted, type viewDeletionChosen } from '#client/sections/appointments/view/events';
import { viewMessages } from '#client/sections/appointments/view/filters/messages';
import { askConfirmation } from '#client/state/confirmations';
import { uiMessages } from '#client/ui/language/messages';

/** Deletes a saved view, after asking. */
export function* deleteView({ payload: { id, name } }: ReturnType<typeof viewDeletionChosen>) {
  const isWanted = yield* call(askConfirmation, {
    title: say(viewMessages.deleteTitle, { view: name }),
    text: viewMessages.deleteText,
    confirmLabel: uiMessages.delete,
    isDestructive: true,
  });
  if (isWanted) yield* put(viewDeleted(id));
}
