import { call, put, select } from 'typed-redux-saga';

import { askConfirmation, type Question } from '#client/state/confirmations';
import { selectIsSending } from '#client/state/fanOut/ledgers';
import { uiMessages } from '#client/ui/language/messages';
import { signOutChosen } from '../events';
import { lockMessages } from '../lock/messages';

/** The question that a dialog and Back ask. */
const DISCARDING: Question = {
  title: uiMessages.discardTitle,
  text: uiMessages.discardText,
  confirmLabel: uiMessages.discardConfirm,
  declineLabel: uiMessages.discardCancel,
  isDestructive: true,
};

const SENDING: Question = {
  title: lockMessages.signOutTitle,
  text: lockMessages.signOutText,
  confirmLabel: lockMessages.signOut,
  isDestructive: true,
};

/** Signs out once that was confirmed, though something typed is lost, or what is being sent is cut off. */
export function* askToSignOut() {
  const isSending = yield* select(selectIsSending);
  const isMeant = yield* call(askConfirmation, isSending ? SENDING : DISCARDING);
  if (isMeant) yield* put(signOutChosen());
}
