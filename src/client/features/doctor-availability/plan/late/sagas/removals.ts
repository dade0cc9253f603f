import { call, put, select, take, type SagaGenerator } from 'typed-redux-saga';

import * as availabilitiesApi from '#client/api/availabilities';
import { isSameHours } from '#client/features/doctor-availability/hours/calendar';
import { fetchFailure } from '#client/features/doctor-availability/hours/fetchFailure';
import { currentMoment, timeRange } from '#client/lib/dates';
import { clinicTimeAt } from '#client/lib/daySpans';
import { throttleOf, Unsent } from '#client/lib/errors';
import { Problem } from '#client/lib/problem';
import { say, type Text } from '#client/lib/text';
import { fanOutFinished, itemMoved, selectStatus, stopChosen } from '#client/state/fanOut/ledgers';
import { seen, type Found, type Sent, type StoredRow } from '#client/state/fanOut/row';
import { deleteUnlessGone, endOfOne } from '#client/state/sagas/deleteUnlessGone';
import { ask } from '#client/state/writes/ask';
import { weekPlanMessages } from '#client/ui/week/planMessages';
import type { Availability } from '#contract/availabilities';
import type { HoursToClear, HoursToPlan, PlanCall } from '../calls';
import { hoursGone, removalTaken } from '../events';
import { planHoursMessages } from '../messages';
import { selectExpectedVisits, selectIsRemovalTaken, selectHoursAsRead, selectPlanRows } from '../selectors';
import { whyItStays, type HoursGround } from '../staying';
import { stayingText } from '../whyText';
import { doctorsOf, readHoursAnew } from './readGround';

/** A line of the ledger that removes hours. */
export type RemovalRow = StoredRow<PlanCall> & { payload: HoursToClear };

/** Removes hours once nothing else of their day is on its way that may need them; another line may do it meanwhile. */
export function* removeInTurn(one: HoursToClear, isTried: boolean): SagaGenerator<Sent<PlanCall>> {
  const { scope, id, key } = one;
  for (;;) {
    const rows = yield* select(selectPlanRows, key);
    const own = rows.find((row) => row.id === id);
    const isTaken = yield* select(selectIsRemovalTaken, one);
    // Another line has made it, and noted what became of it: what is returned changes nothing of that.
    if (own && !isTaken && own.outcome !== 'sent') return { outcome: 'skipped' };
    const isAwaited = rows.some(({ outcome, payload }) => outcome === 'sent' && mayNeed(payload, one));
    if (!isTaken && !isAwaited) break;
    yield* call(untilMoved, key);
  }
  yield* put(removalTaken({ scope, id, isTaken: true }));
  try {
    return yield* call(remove, one, isTried);
  } finally {
    yield* put(removalTaken({ scope, id, isTaken: false }));
  }
}

/** Whether an addition that is on its way may need a removal, should the service refuse it. */
function mayNeed(call: PlanCall, removal: HoursToClear): boolean {
  return call.does === 'add' && call.needs.length === 0 && isOfSameDay(removal, call);
}

/** Removes hours, unless they are needed by now; what is gone already counts as gone. Throws where nobody knows. */
export function* remove(one: HoursToClear, isTried: boolean): SagaGenerator<Sent<PlanCall>> {
  const { doctor, slot, scope } = one;
  const hours = yield* hoursOf(one);
  const now = hours.find((known) => String(known.id) === String(slot.id));
  if (!now) return isTried ? { outcome: 'added' } : { ...endOfOne('gone') };
  const ground = yield* groundOf(one);
  const why = whyItStays(now, ground);
  if (!ground.visits && why?.is !== 'taken') throw new Problem(planHoursMessages.visitsFailed);
  // What the plan itself has added may have begun since.
  if (why && !(one.isUndo && why.is === 'begun')) return { outcome: 'leftOut', reason: stayingText(why) };
  const end = yield* call(deleteUnlessGone, availabilitiesApi.deleteAvailability, slot.id);
  yield* put(hoursGone({ scope, doctorId: doctor.id, id: slot.id }));
  return isTried ? { outcome: 'added' } : { ...endOfOne(end) };
}

/**
 * Waits until a removal of the ledger is made, and makes it where it was held back; returns why its hours stay, if they
 * do. Throws where it has failed, and `Unsent` once Stop is pressed.
 */
export function* untilRemoved(one: HoursToPlan, id: string): SagaGenerator<Text | null> {
  for (;;) {
    const rows = yield* select(selectPlanRows, one.key);
    const row = rows.find((candidate) => candidate.id === id);
    if (!row || !isRemoval(row)) return null;
    switch (row.outcome) {
      case 'added':
      case 'skipped':
        return null;
      case 'leftOut':
        return say(weekPlanMessages.overlapsBecause, { hours: hoursOfSlot(row.payload.slot), why: row.reason ?? '' });
      case 'queued': {
        const made = yield* call(makeRemoval, row);
        yield* put(itemMoved(one.key, id, { is: 'accepted', as: made }));
        break;
      }
      case 'sent':
        yield* call(untilMoved, one.key);
        break;
      case 'lost': {
        const looked = yield* ask(findCalls, [row]);
        if (looked.is !== 'accepted') throw looked.error;
        yield* put(itemMoved(one.key, id, seen(looked, id)));
        break;
      }
      default:
        throw new Problem(say(weekPlanMessages.heldBack, { hours: hoursOfSlot(row.payload.slot) }));
    }
  }
}

/** Makes a removal for a line that needs it, and leaves it as sent; where it cannot be made, the line is told so. */
export function* makeRemoval({ id, payload, isTried = false }: RemovalRow): SagaGenerator<Sent<PlanCall>> {
  const { key } = payload;
  yield* put(itemMoved(key, id, { is: 'sent' }));
  const answer = yield* ask(remove, payload, isTried);
  if (answer.is === 'accepted') return answer.value;
  const waits = (answer.is === 'refused' && answer.isUnsent) || throttleOf(answer.error) !== null;
  if (waits) {
    yield* put(itemMoved(key, id, { is: 'heldBack' }));
    throw answer.error;
  }
  const reason = answer.reason ?? planHoursMessages.notRemoved;
  yield* put(
    itemMoved(key, id, answer.is === 'lost' ? { is: 'lost', reason } : { is: 'refused', reason, then: 'retry' }),
  );
  throw new Problem(say(weekPlanMessages.heldBack, { hours: hoursOfSlot(payload.slot) }));
}

/** Reads the hours of the doctors whose answers were lost, and returns what has come true of it. */
export function* findCalls(
  lost: readonly Pick<StoredRow<PlanCall>, 'id' | 'payload'>[],
): SagaGenerator<ReadonlyMap<string, Found<PlanCall>>> {
  const calls = lost.map(({ payload }) => payload);
  const [first] = calls;
  const found = new Map<string, Found<PlanCall>>();
  if (first) yield* call(readHoursAnew, { scope: first.scope, doctors: doctorsOf(calls) });
  for (const { id, payload } of lost) {
    const hours = yield* hoursOf(payload);
    const there = hours.find((slot) =>
      payload.does === 'add'
        ? isAt(slot, payload) && isSameHours(slot, payload.draft)
        : String(slot.id) === String(payload.slot.id),
    );
    if (payload.does === 'remove' && !there) found.set(id, { outcome: 'added' });
    if (payload.does === 'add' && there)
      found.set(id, { outcome: 'added', payload: { ...payload, addedId: there.id } });
  }
  return found;
}

/** The hours of the doctor of a call as they are known; throws where they could not be read. */
export function* hoursOf(one: PlanCall): SagaGenerator<readonly Availability[]> {
  const hours = yield* select(selectHoursAsRead, one);
  if (!hours) throw new Problem(fetchFailure(one.doctor.name));
  return hours;
}

/** What decides which hours of the doctor of a call stay. */
export function* groundOf(one: PlanCall): SagaGenerator<HoursGround> {
  const visits = yield* select(selectExpectedVisits, one);
  const now = yield* call(currentMoment);
  return { locationId: one.locationId, visits, ...clinicTimeAt(now) };
}

/** Waits until something has changed in a ledger; throws `Unsent` once Stop is pressed. */
function* untilMoved(key: string): SagaGenerator<void> {
  const status = yield* select(selectStatus, key);
  if (status !== 'running') throw new Unsent(true);
  yield* take([itemMoved, removalTaken, stopChosen, fanOutFinished]);
}

/** Whether a line of a ledger removes hours. */
export function isRemoval(row: StoredRow<PlanCall>): row is RemovalRow {
  return row.payload.does === 'remove';
}

/** Whether hours are at the place of a call. */
export const isAt = ({ location_id }: Availability, { locationId }: PlanCall) =>
  String(location_id) === String(locationId);

/** Whether a removal and an addition are about the same day of the same doctor. */
export function isOfSameDay({ doctor, slot }: HoursToClear, other: HoursToPlan): boolean {
  return String(doctor.id) === String(other.doctor.id) && slot.date === other.draft.date;
}

const hoursOfSlot = ({ available_from, available_to }: Availability) => timeRange(available_from, available_to);
