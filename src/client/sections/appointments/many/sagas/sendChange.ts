import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import * as appointmentsApi from '#client/api/appointments';
import { appointments } from '#client/entities/appointments';
import { entitiesMerged, entitiesRemoved } from '#client/entities/entityStore';
import { throttleOf } from '#client/lib/errors';
import { say, type Text } from '#client/lib/text';
import { appointmentChanged } from '#client/sections/appointments/list/events';
import { lockRow, unlockRow, waitForRow } from '#client/sections/appointments/list/sagas/rowLock';
import { statusText, type StatusChange } from '#client/sections/appointments/list/statusActions';
import { setStatus } from '#client/sections/appointments/status/sagas/setStatus';
import type { FanOutKind } from '#client/state/fanOut/kind';
import { OPEN, type ItemStanding, type Sent } from '#client/state/fanOut/row';
import { ask, valueOf } from '#client/state/writes/ask';
import type { ChangeOfMany } from '../changeable';
import { manyMessages } from '../messages';

type Stands = ItemStanding<ChangeOfMany>;

/** What all changes of many have in common: the list is read once for those that were refused or lost. */
export const changing = {
  read: readChanged,
  readsOnceLost: true,
  standing: standsAsChosen,
  send: sendChange,
  looksAtRefused: true,
  reasonOf: refusedAs,
} satisfies Partial<FanOutKind<ChangeOfMany>>;

/** How a change stands: it is left out once its appointment is no longer as it was chosen, or is gone. */
export function standsAsChosen(change: ChangeOfMany, isTried: boolean): SagaGenerator<Stands> {
  return standingOf(change, isTried, false);
}

/** The same of one that overrules whoever has changed the appointment since: only what it wants is left out. */
export function standsOverruling(change: ChangeOfMany, isTried: boolean): SagaGenerator<Stands> {
  return standingOf(change, isTried, true);
}

function* standingOf({ id, from, to }: ChangeOfMany, isTried: boolean, overrules: boolean): SagaGenerator<Stands> {
  yield* call(waitForRow, id);
  const shown = yield* select(appointments.selectById, id);
  // Before anybody has looked it may only not be known here, as after the session was interrupted.
  if (!shown) return isTried ? { is: 'leftOut', reason: manyMessages.removed } : OPEN;
  const { status } = shown;
  if (status === to && isTried) return { is: 'done' };
  if (status === from || (overrules && status !== to)) return OPEN;
  return { is: 'leftOut', reason: say(manyMessages.isAlready, { status: statusText(status) }) };
}

/**
 * Sends one change and locks its row meanwhile. When it is refused or lost the row stays locked until it was looked at;
 * what the page could not send offline, or the service had no room for, is sent again instead, and nobody looks at what
 * is forbidden. An appointment that another desk has removed leaves the list.
 */
export function* sendChange(change: ChangeOfMany): SagaGenerator<Sent<ChangeOfMany>> {
  const { id } = change;
  yield* call(lockRow, id);
  const answer = yield* ask(setStatus, change);
  const isGone = answer.is === 'refused' && answer.isGone;
  const isUnlooked =
    answer.is === 'refused' && (answer.isUnsent || answer.isForbidden || throttleOf(answer.error) !== null);
  if (isGone) yield* put(entitiesRemoved({ kind: appointments.kind, ids: [id] }));
  if (isGone || isUnlooked || answer.is === 'accepted') yield* call(unlockRow, id);
  return isGone ? { outcome: 'leftOut', reason: manyMessages.removed } : asSent(valueOf(answer), change);
}

/**
 * Reads the list, and shows how the appointments of these changes stand; one that is gone leaves the list. Once they
 * were looked at anew their rows are free.
 */
export function* readChanged(changes: readonly ChangeOfMany[], isAnew: boolean): SagaGenerator<void> {
  try {
    const list = yield* call(appointmentsApi.listAppointments);
    const wanted = new Set(changes.map(({ id }) => String(id)));
    const listed = list.filter(({ id }) => wanted.has(String(id)));
    yield* put(entitiesMerged(appointments.normalize(listed).entities));
    for (const { id } of listed) {
      wanted.delete(String(id));
      yield* put(appointmentChanged(id));
    }
    const ids = changes.map(({ id }) => id).filter((id) => wanted.has(String(id)));
    if (ids.length > 0) yield* put(entitiesRemoved({ kind: appointments.kind, ids }));
  } finally {
    if (isAnew) for (const { id } of changes) yield* call(unlockRow, id);
  }
}

/** What the ledger says of a change that was made: nothing but of another desk's; and what it needs to undo it. */
function asSent(made: StatusChange, expected: ChangeOfMany): Sent<ChangeOfMany> {
  const isOverruling = made.from !== expected.from;
  const [status, former] = [statusText(made.to), statusText(made.from)];
  return {
    outcome: 'added',
    reason: isOverruling ? say(manyMessages.overruled, { status, former }) : null,
    payload: { ...expected, from: made.from, isOverruling },
  };
}

/** What is said of a change that was refused: how its appointment stands, and why. */
function* refusedAs({ id }: ChangeOfMany, reason: Text): SagaGenerator<Text> {
  const shown = yield* select(appointments.selectById, id);
  return shown ? say(manyMessages.refused, { status: statusText(shown.status), reason }) : reason;
}
