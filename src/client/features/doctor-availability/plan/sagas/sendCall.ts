import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import * as availabilitiesApi from '#client/api/availabilities';
import { fetchFailure } from '#client/features/doctor-availability/hours/fetchFailure';
import { currentMoment, minutesOf, timeRange } from '#client/lib/dates';
import { clinicTimeAt } from '#client/lib/daySpans';
import { isFinalRefusal, isForbidden, throttleOf, UnreadableAnswer } from '#client/lib/errors';
import { Problem } from '#client/lib/problem';
import { say } from '#client/lib/text';
import { itemMoved, selectRowsOf } from '#client/state/fanOut/ledgers';
import type { ItemStanding, Sent, StoredRow } from '#client/state/fanOut/row';
import { sendIfOpen } from '#client/state/fanOut/standing';
import { planLedgerMessages } from '#client/state/plans/messages';
import { deleteUnlessGone, endOfOne } from '#client/state/sagas/deleteUnlessGone';
import { ask } from '#client/state/writes/ask';
import { askPatiently } from '#client/state/writes/askPatiently';
import { hoursDraft, addedSlot, type HoursToClear, type HoursToPlan, type PlanCall } from '../calls';
import { hoursAdded, hoursGone, selectExpectedVisits, selectHoursAsRead } from '../ground';
import { planHoursMessages } from '../messages';
import { callStanding, hoursToGo } from '../standing';

/** A line of the ledger that removes hours. */
type RemovalRow = StoredRow<PlanCall> & { payload: HoursToClear };

/** How a call stands beside the hours that were read; throws where those of its doctor could not be. */
export function* standingOfCall(one: PlanCall, isTried: boolean): SagaGenerator<ItemStanding<PlanCall>> {
  const hours = yield* select(selectHoursAsRead, one);
  if (!hours) throw new Problem(fetchFailure(one.doctor.name));
  const visits = yield* select(selectExpectedVisits, one);
  const rows = yield* select(selectRowsOf<PlanCall>, one.key);
  const now = yield* call(currentMoment);
  const { locationId } = one;
  return callStanding(one, { locationId, visits, hours, isTried, ...clinicTimeAt(now) }, rows);
}

/** Makes one call of a plan (decisions: fan-outs). */
export function* sendCall(one: PlanCall, isTried: boolean): SagaGenerator<Sent<PlanCall>> {
  if (one.does === 'remove') return yield* call(remove, one, isTried);
  try {
    return yield* call(add, one);
  } catch (error) {
    if (!isFinalRefusal(error) || isForbidden(error)) throw error;
    return yield* call(addAfterRemoval, one, error);
  }
}

/** Removes hours; what is gone already counts as gone. */
function* remove(one: HoursToClear, isTried: boolean): SagaGenerator<Sent<PlanCall>> {
  const { doctor, scope } = one;
  const hours = yield* select(selectHoursAsRead, one);
  const slot = hoursToGo(one, hours ?? [], isTried) ?? one.slot;
  const end = yield* call(deleteUnlessGone, availabilitiesApi.deleteAvailability, slot.id);
  yield* put(hoursGone({ scope, doctorId: doctor.id, id: slot.id }));
  return isTried ? { outcome: 'added' } : { ...endOfOne(end) };
}

/** Adds hours, and keeps their id, by which Undo removes them. */
function* add(one: HoursToPlan): SagaGenerator<Sent<PlanCall>> {
  const { doctor, draft, scope } = one;
  const reply = yield* call(availabilitiesApi.addAvailability, doctor.id, draft);
  if (reply.skipped) return { outcome: 'skipped' };
  if (reply.id === undefined) throw new UnreadableAnswer('broken', 'The answer names no id');
  yield* put(hoursAdded({ scope, doctorId: doctor.id, slot: addedSlot(one, reply.id) }));
  return { outcome: 'added', payload: { ...one, addedId: reply.id } };
}

/**
 * After a refusal: while hours of that doctor and day are still to be removed the nearest of them are, and the new ones
 * are sent once more. Refused again, the old ones are added back, and have failed to go once a look sees them: Retry
 * sends both.
 */
function* addAfterRemoval(one: HoursToPlan, refusal: unknown): SagaGenerator<Sent<PlanCall>> {
  const rows = yield* select(selectRowsOf<PlanCall>, one.key);
  const waiting = rows.filter((row): row is RemovalRow => row.outcome === 'queued' && isOfSameDay(row.payload, one));
  const [row] = waiting.sort((a, b) => distance(a.payload, one) - distance(b.payload, one));
  if (!row) throw refusal;
  const made = yield* call(makeRoom, row);
  const again = made.outcome === 'leftOut' ? null : yield* ask(add, one);
  const isVain = again?.is === 'refused' && again.isFinal;
  if (isVain) yield* askPatiently(putBack, row.payload);
  const happening = isVain
    ? ({ is: 'lost', reason: planHoursMessages.putBack } as const)
    : ({ is: 'accepted', as: made } as const);
  yield* put(itemMoved(one.key, row.id, happening));
  if (again?.is === 'accepted') return again.value;
  throw again ? again.error : refusal;
}

/** Makes a removal for a line that needs it, and leaves it as sent; where it cannot be made, the line is told so. */
function* makeRoom(row: RemovalRow): SagaGenerator<Sent<PlanCall>> {
  const { id, payload } = row;
  const moved = (happening: Parameters<typeof itemMoved>[2]) => itemMoved(payload.key, id, happening);
  yield* put(moved({ is: 'sent' }));
  const answer = yield* ask(sendIfOpen<PlanCall>, { standing: standingOfCall, send: sendCall }, row);
  if (answer.is === 'accepted') return answer.value;
  if ((answer.is === 'refused' && answer.isUnsent) || throttleOf(answer.error)) {
    yield* put(moved({ is: 'heldBack' }));
    throw answer.error;
  }
  const reason = answer.reason ?? planHoursMessages.notRemoved;
  yield* put(moved(answer.is === 'lost' ? { is: 'lost', reason } : { is: 'refused', reason, then: 'retry' }));
  const { available_from, available_to } = payload.slot;
  throw new Problem(say(planLedgerMessages.heldBack, { hours: timeRange(available_from, available_to) }));
}

/** Adds hours again that had to make room for others which the service does not take. */
function putBack({ doctor, slot, locationId }: HoursToClear): Promise<unknown> {
  return availabilitiesApi.addAvailability(doctor.id, hoursDraft(slot.location_id ?? locationId, slot));
}

/** Whether a call removes hours of the day of an addition. */
function isOfSameDay(one: PlanCall, { doctor, draft }: HoursToPlan): boolean {
  return one.does === 'remove' && String(one.doctor.id) === String(doctor.id) && one.slot.date === draft.date;
}

/** Minutes between the starts of old and new hours. */
function distance({ slot }: HoursToClear, { draft }: HoursToPlan): number {
  return Math.abs(minutesOf(slot.available_from) - minutesOf(draft.available_from));
}
