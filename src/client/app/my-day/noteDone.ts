import { call, put, select, take } from 'typed-redux-saga';

import { currentMoment } from '#client/lib/dates';
import type { Text } from '#client/lib/text';
import { roundConcluded } from '#client/state/fanOut/ledgers';
import { formSent, formSettled } from '#client/state/formEvents';
import { selectSentForms } from '#client/state/forms/forms';
import { changeMade, type DoneThing } from '#client/state/myDay';
import type { noticeShown } from '#client/state/notices';
import { selectRequest } from '#client/state/requests/requests';
import { selectDone, thingDone } from './slice';

type Told =
  | ReturnType<typeof noticeShown>
  | ReturnType<typeof roundConcluded>
  | ReturnType<typeof changeMade>
  | ReturnType<typeof formSent>;

/** Successes that tell of no change: what goes on, what is signed out elsewhere, a report, a one-time password. */
const NO_CHANGE = /stillSaving|signedOut|^report\.|^referralTracking\./;

/** Notes what was done, as it was told; of a form once its save has come to a good end. */
export function* noteDone(told: Told) {
  if (formSent.match(told)) {
    yield* call(noteForm, told);
    return;
  }
  const done = doneIn(told);
  const now = yield* call(currentMoment);
  if (done) yield* put(thingDone(done, now.getTime()));
}

/** What a notice, the end of a round or an event tells of a change; `null` where it tells of none. */
function doneIn(told: Exclude<Told, ReturnType<typeof formSent>>): DoneThing | null {
  if (changeMade.match(told)) return told.payload;
  const {
    kind,
    text,
    detail = null,
    offer,
    ...more
  } = roundConcluded.match(told) ? { ...told.payload.conclusion, concerns: null, tells: undefined } : told.payload;
  const concerns = more.concerns ?? null;
  if (kind === 'info' || NO_CHANGE.test(idOf(text))) return null;
  // Of failures those count that are about somebody, or of which a ledger tells.
  if (kind === 'error' && concerns === null && !roundConcluded.match(told)) return null;
  // What a ledger offers is about what was done of it, also where some of it has failed.
  const isUndo = kind === 'success' || roundConcluded.match(told);
  return { kind, text, concerns, detail, tells: more.tells, undo: isUndo ? (offer?.event ?? null) : null };
}

function idOf(text: Text): string {
  return typeof text === 'string' ? '' : text.id;
}

/** Notes what a form has saved, unless a notice has told it; what is done by a button tells itself. */
function* noteForm({ payload: { key, form } }: ReturnType<typeof formSent>) {
  if (form.again) return;
  const before = yield* select(selectDone);
  const sent = yield* select(selectSentForms);
  if (key in sent) yield* take((event: { type: string }) => formSettled.match(event) && event.payload === key);
  const request = yield* select(selectRequest, key);
  const after = yield* select(selectDone);
  if (request?.status === 'failed' || after.length > before.length) return;
  const now = yield* call(currentMoment);
  yield* put(thingDone({ kind: 'success', text: form.title }, now.getTime()));
}
