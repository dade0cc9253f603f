import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import * as appointmentsApi from '#client/api/appointments';
import { appointments, statusOf } from '#client/entities/appointments';
import { entitiesMerged, entitiesRemoved } from '#client/entities/entityStore';
import { throttleOf } from '#client/lib/errors';
import { say } from '#client/lib/text';
import { appointmentChanged } from '#client/sections/appointments/list/events';
import { lockRow, unlockRow, waitForRow } from '#client/sections/appointments/list/sagas/rowLock';
import { statusText, type StatusChange } from '#client/sections/appointments/list/statusActions';
import { setStatus } from '#client/sections/appointments/status/sagas/setStatus';
import type { Found, LostRow, Sent } from '#client/state/fanOut/row';
import { ask, valueOf } from '#client/state/writes/ask';
import type { ChangeOfMany } from '../changeable';
import { manyMessages } from '../messages';

/** Changes an appointment as one of many, unless it no longer has the status that it was chosen with. */
export function* changeAsChosen(change: ChangeOfMany): SagaGenerator<Sent<ChangeOfMany>> {
  yield* call(waitForRow, change.id);
  const shown = yield* select(appointments.selectById, change.id);
  if (shown && shown.status !== change.from) return leftOut(shown.status);
  return yield* call(sendChange, change);
}

/** Sets the former status back as one of many, unless the appointment has it already. */
export function* changeBack(change: ChangeOfMany): SagaGenerator<Sent<ChangeOfMany>> {
  yield* call(waitForRow, change.id);
  const shown = yield* select(appointments.selectById, change.id);
  if (shown?.status === change.to) return leftOut(shown.status);
  return yield* call(sendChange, change);
}

function leftOut(status: string): Sent<ChangeOfMany> {
  return { outcome: 'leftOut', reason: say(manyMessages.isAlready, { status: statusText(status) }) };
}

/**
 * Sends one change and locks its row meanwhile. When it is refused or lost the row stays locked until `findChanged` has
 * looked; what the page could not send offline, or the service had no room for, is sent again instead. An appointment
 * that another desk has removed leaves the list.
 */
export function* sendChange(change: ChangeOfMany): SagaGenerator<Sent<ChangeOfMany>> {
  const { id } = change;
  yield* call(lockRow, id);
  const answer = yield* ask(setStatus, change);
  const isGone = answer.is === 'refused' && answer.isGone;
  const isUnsent = answer.is === 'refused' && (answer.isUnsent || throttleOf(answer.error) !== null);
  if (isGone) yield* put(entitiesRemoved({ kind: appointments.kind, ids: [id] }));
  if (isGone || isUnsent || answer.is === 'accepted') yield* call(unlockRow, id);
  return isGone ? { outcome: 'leftOut', reason: manyMessages.removed } : asSent(valueOf(answer), change);
}

/** Reads the list, and shows how the appointments of these changes stand; one that is gone leaves the list. */
export function* readChanged(changes: readonly ChangeOfMany[]): SagaGenerator<void> {
  yield* readStatuses(changes);
}

/** The statuses of these appointments as the service has them, by their ids; they are shown as they stand. */
function* readStatuses(changes: readonly ChangeOfMany[]): SagaGenerator<ReadonlyMap<string, string>> {
  const list = yield* call(appointmentsApi.listAppointments);
  const wanted = new Set(changes.map(({ id }) => String(id)));
  const listed = list.filter(({ id }) => wanted.has(String(id)));
  yield* put(entitiesMerged(appointments.normalize(listed).entities));
  for (const { id } of listed) yield* put(appointmentChanged(id));
  const statuses = new Map(listed.map((one) => [String(one.id), statusOf(one)]));
  const gone = changes.map(({ id }) => id).filter((id) => !statuses.has(String(id)));
  if (gone.length > 0) yield* put(entitiesRemoved({ kind: appointments.kind, ids: gone }));
  return statuses;
}

/**
 * Reads the list once for all changes that were refused or whose answers were lost, shows how they stand, and returns
 * what is known of them. One that another desk has removed leaves the list.
 */
export function* findChanged(
  lost: readonly LostRow<ChangeOfMany>[],
): SagaGenerator<ReadonlyMap<string, Found<ChangeOfMany>>> {
  try {
    const statuses = yield* readStatuses(lost.map(({ payload }) => payload));
    const found = new Map<string, Found<ChangeOfMany>>();
    for (const row of lost) {
      const known = asFound(row, statuses.get(row.id));
      if (known) found.set(row.id, known);
    }
    return found;
  } finally {
    for (const { payload } of lost) yield* call(unlockRow, payload.id);
  }
}

/** What is known of a change by how the list has its appointment; `null` of one that has simply not come true. */
function asFound(
  { payload, reason, attempt }: LostRow<ChangeOfMany>,
  status: string | undefined,
): Found<ChangeOfMany> | null {
  if (status === undefined) return { outcome: 'leftOut', reason: manyMessages.removed };
  if (attempt !== 'refused') return status === payload.to ? asSent(payload, payload) : null;
  if (status === payload.to) return leftOut(status);
  return { outcome: 'failed', reason: say(manyMessages.refused, { status: statusText(status), reason: reason ?? '' }) };
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
