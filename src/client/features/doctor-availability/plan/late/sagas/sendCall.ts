import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import * as availabilitiesApi from '#client/api/availabilities';
import { hoursOfOpening } from '#client/entities/hours';
import { isSameHours } from '#client/features/doctor-availability/hours/calendar';
import { minutesOf } from '#client/lib/dates';
import { sharesTime } from '#client/lib/daySpans';
import { isFinalRefusal, isForbidden, UnreadableAnswer } from '#client/lib/errors';
import { itemMoved } from '#client/state/fanOut/ledgers';
import type { Sent, StoredRow } from '#client/state/fanOut/row';
import { ask } from '#client/state/writes/ask';
import { hoursDraft, addedSlot, type HoursToClear, type HoursToPlan, type PlanCall } from '../calls';
import { hoursAdded, removalTaken } from '../events';
import { planHoursMessages } from '../messages';
import { selectIsRemovalTaken, selectPlanRows } from '../selectors';
import { whyItStays } from '../staying';
import { leftOutText } from '../whyText';
import {
  groundOf,
  hoursOf,
  isAt,
  isOfSameDay,
  isRemoval,
  makeRemoval,
  removeInTurn,
  untilRemoved,
  type RemovalRow,
} from './removals';

/** Makes one call of a plan, or finds that nothing is to be done any more (decisions: fan-outs). */
export function* sendCall(one: PlanCall, isTried: boolean): SagaGenerator<Sent<PlanCall>> {
  if (one.does === 'add') return yield* call(addInTurn, one, isTried);
  return yield* call(removeInTurn, one, isTried);
}

/** Adds hours once the removals are made whose place they need; where one of these stays, they are left out. */
export function* addInTurn(one: HoursToPlan, isTried: boolean): SagaGenerator<Sent<PlanCall>> {
  for (const id of one.needs) {
    const stays = yield* call(untilRemoved, one, id);
    if (stays) return { outcome: 'leftOut', reason: stays };
  }
  try {
    return yield* call(add, one, isTried);
  } catch (error) {
    if (!isFinalRefusal(error) || isForbidden(error)) throw error;
    return yield* call(addAfterRemoval, one, isTried, error);
  }
}

/** Adds hours, unless they are there or something is in their way; throws where nobody knows. */
export function* add(one: HoursToPlan, isTried: boolean): SagaGenerator<Sent<PlanCall>> {
  const { doctor, draft, scope } = one;
  const hours = yield* hoursOf(one);
  const inTheWay = hours.filter((slot) => sharesTime(hoursOfOpening(slot), hoursOfOpening(draft)));
  const same = inTheWay.find((slot) => isSameHours(slot, draft) && isAt(slot, one));
  if (same) {
    // What an earlier try has made is ours; what another desk has made is not.
    return { outcome: isTried ? 'added' : 'skipped', payload: { ...one, addedId: same.id } };
  }
  const [slot] = inTheWay;
  if (slot) {
    const ground = yield* groundOf(one);
    const why = leftOutText({ is: 'overlaps', slot, why: whyItStays(slot, ground) });
    return { outcome: 'leftOut', reason: why };
  }
  const reply = yield* call(availabilitiesApi.addAvailability, doctor.id, draft);
  if (reply.skipped) return { outcome: 'skipped' };
  if (reply.id === undefined) throw new UnreadableAnswer('broken', 'The answer names no id');
  yield* put(hoursAdded({ scope, doctorId: doctor.id, slot: addedSlot(one, reply.id) }));
  return { outcome: 'added', payload: { ...one, addedId: reply.id } };
}

/**
 * After a refusal: while hours of that doctor and day are still to be removed the nearest of them are, and the new ones
 * are sent once more; refused again, the old ones come back.
 */
export function* addAfterRemoval(one: HoursToPlan, isTried: boolean, refusal: unknown): SagaGenerator<Sent<PlanCall>> {
  const rows = yield* select(selectPlanRows, one.key);
  const waiting: RemovalRow[] = [];
  for (const row of rows) {
    if (!isRemoval(row) || !isOfSameDay(row.payload, one) || !isStillToCome(row)) continue;
    const isTaken = yield* select(selectIsRemovalTaken, row.payload);
    if (!isTaken) waiting.push(row);
  }
  const [row] = waiting.sort((a, b) => distance(a.payload, one) - distance(b.payload, one));
  if (!row) throw refusal;
  yield* put(removalTaken({ scope: one.scope, id: row.id, isTaken: true }));
  try {
    const made = yield* call(makeRemoval, row);
    if (made.outcome === 'leftOut') throw refusal;
    const again = yield* ask(add, one, isTried);
    const isRefused = again.is === 'refused' && again.isFinal;
    const back = isRefused && (yield* call(putBack, row.payload));
    const end: Sent<PlanCall> = back ? { outcome: 'leftOut', reason: planHoursMessages.putBack } : made;
    yield* put(itemMoved(one.key, row.id, { is: 'accepted', as: end }));
    if (again.is !== 'accepted') throw again.error;
    return again.value;
  } finally {
    yield* put(removalTaken({ scope: one.scope, id: row.id, isTaken: false }));
  }
}

/** Adds hours again that had to make room for others which the service does not take; returns whether it could. */
function* putBack({ doctor, slot, scope, locationId }: HoursToClear): SagaGenerator<boolean> {
  const added = yield* ask(
    availabilitiesApi.addAvailability,
    doctor.id,
    hoursDraft(slot.location_id ?? locationId, slot),
  );
  if (added.is !== 'accepted') return false;
  yield* put(hoursAdded({ scope, doctorId: doctor.id, slot: { ...slot, id: added.value.id ?? slot.id } }));
  return true;
}

const isStillToCome = ({ outcome }: StoredRow<PlanCall>) => outcome === 'queued' || outcome === 'sent';

/** Minutes between the starts of old and new hours. */
function distance({ slot }: HoursToClear, { draft }: HoursToPlan): number {
  return Math.abs(minutesOf(slot.available_from) - minutesOf(draft.available_from));
}
