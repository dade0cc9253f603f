import { call, select } from 'typed-redux-saga';

import { askConfirmation } from '#client/state/confirmations';
import { selectHasDrafts, selectSentForms } from '#client/state/forms/forms';
import { closeWithoutAsking, wouldLoseSomething } from '#client/ui/layout/askBeforeLeaving';
import { versionMessages } from './messages';

/** Loads the page anew; where something would be lost it asks first, and the browser does not ask again. */
export function* loadPageAnew() {
  const hasDrafts = yield* select(selectHasDrafts);
  const sent = yield* select(selectSentForms);
  const wouldLose = yield* call(wouldLoseSomething);
  if (hasDrafts || wouldLose || Object.keys(sent).length > 0) {
    const isSure = yield* call(askConfirmation, {
      title: versionMessages.lossTitle,
      text: versionMessages.lossText,
      confirmLabel: versionMessages.lossConfirm,
      isDestructive: true,
    });
    if (!isSure) return;
  }
  yield* call(closeWithoutAsking);
  yield* call(reload);
}

/** Loads the page anew, at the same address. */
export function reload(): void {
  window.location.reload();
}
