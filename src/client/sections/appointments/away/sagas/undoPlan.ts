import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import { appointments, isActive, statusOf, type StoredAppointment } from '#client/entities/appointments';
import {
  addForDoctor,
  readSlotsOfAll,
  standingOfHours,
  type HoursOfDoctor,
} from '#client/features/doctor-availability';
import { hoursChanged } from '#client/hours/readHours';
import { slotOf, type Slot } from '#client/hours/slots';
import { shortTime } from '#client/lib/dates';
import { Problem } from '#client/lib/problem';
import { say, type Text } from '#client/lib/text';
import type { EntitiesRoot } from '#client/sections/appointments/list/selectors';
import { statusText } from '#client/sections/appointments/list/statusActions';
import { selectLocationNames } from '#client/sections/appointments/reschedule/moving';
import { selectMoveOnRecord } from '#client/sections/appointments/reschedule/sagas/moveRecord';
import type { FanOutKind } from '#client/state/fanOut/kind';
import { selectStatus } from '#client/state/fanOut/ledgers';
import { OPEN, type FanOutItem, type Sent, type ItemStanding } from '#client/state/fanOut/row';
import { runFanOut } from '#client/state/fanOut/runFanOut';
import type { Id } from '#contract/common';
import { takenBackTally, undoMessages } from '../afterMessages';
import { selectDoctorCalled, type NamesRoot } from '../called';
import { lineEnded, planUndone } from '../events';
import { awayKeys } from '../keys';
import { awayMessages } from '../messages';
import { selectLineLabel, selectPlannedVisit, selectSentPlan, selectTimeNamed, STAY, stayNamed } from '../selectors';
import type { SentPlan, Stay } from '../sent';
import { hoursNamed } from './closeHours';
import { readWholeList } from './findTimes';
import { forgetPlan } from './keepPlan';
import { moveInOneTab } from './moves';
import { closeStay } from './stayLonger';

/** A move that is taken back: from where the new appointment is to where the old one was. */
interface VisitToTakeBack {
  kind: 'visit';
  /** The old appointment as it was when the plan was sent, which may only have to get its status back. */
  former: StoredAppointment;
  bookedId: Id;
  from: Slot;
  /** What comes before it, by the ids of the ledger: all hours, and the moves whose times it may go into. */
  needs: readonly string[];
}

/** The hours in which a doctor has stayed, which are closed again after all moves. */
interface StayToTakeBack {
  kind: 'stay';
  doctorId: Id;
  stay: Stay;
  needs: readonly string[];
}

/** What one line of an undo takes back: a range of hours that was closed, a move, or hours that were opened for it. */
export type ToTakeBack = HoursOfDoctor | VisitToTakeBack | StayToTakeBack;

/** Taking a plan back: closed hours are opened again, then come the opposite moves (decisions: doctor away). */
export const takingBack: FanOutKind<ToTakeBack> = {
  name: awayKeys.undo,
  texts: { ...takenBackTally, title: undoMessages.undoing, failed: undoMessages.failed },
  *read(all, isAnew) {
    if (isAnew) yield* call(readSlotsOfAll, all.filter(isHours), true);
    else yield* call(readWholeList);
  },
  needs: (one) => (one.kind === 'doctor' ? [] : one.needs),
  standing: standingOfBack,
  send: takeBack,
  *after() {
    const status = yield* select(selectStatus, awayKeys.undo);
    const sent = yield* select(selectSentPlan);
    if (!sent) return;
    if (status === 'finished') {
      yield* put(planUndone());
      // What of it was still open is wanted no longer.
      yield* call(forgetPlan, sent);
    }
    yield* put(hoursChanged(sent.doctorIds));
  },
};

/** Takes back the plan that was sent, as far as nothing else has changed of it. */
export function* undoPlan() {
  const sent = yield* select(selectSentPlan);
  if (!sent || sent.isUndone) return;
  const hours = yield* select(selectHoursItems, sent);
  const visits = yield* select(
    selectVisitItems,
    sent,
    hours.map(({ id }) => id),
  );
  const stays = stayItems(
    sent,
    [...hours, ...visits].map(({ id }) => id),
  );
  yield* call(runFanOut, takingBack, awayKeys.undo, [...hours, ...visits, ...stays]);
}

/** The hours that were opened for a plan; those that were there stay. */
function stayItems({ doctorIds: [doctorId = ''], stay }: SentPlan, needs: readonly string[]): FanOutItem<ToTakeBack>[] {
  if (stay?.is !== 'opened') return [];
  return [{ id: STAY, label: stayNamed(stay), payload: { kind: 'stay', doctorId, stay, needs } }];
}

/** The ranges of a plan that were closed. */
function selectHoursItems(state: NamesRoot, { closed, doctorIds }: SentPlan): FanOutItem<ToTakeBack>[] {
  const places = selectLocationNames(state);
  return closed.map((range) => {
    const { id, doctor_id, date, available_from, available_to, location_id } = range;
    const doctor = { id: doctor_id, name: selectDoctorCalled(state, doctor_id) };
    const draft = { location_id: location_id ?? '', date, available_from, available_to, skip_existing: true };
    return {
      id: `hours/${id}`,
      label: hoursNamed(range, places, doctorIds.length > 1 ? doctor.name : null),
      payload: { kind: 'doctor', doctor, draft },
    };
  });
}

/** The moves of a plan that were made, the earliest old time first: so each goes where the one before it has left. */
function selectVisitItems(
  state: EntitiesRoot,
  { kind, lines }: SentPlan,
  hours: readonly string[],
): FanOutItem<ToTakeBack>[] {
  const needs = [...hours];
  return lines.flatMap((line) => {
    const { original, target, end } = line;
    if (end.is !== 'moved' || !target) return [];
    const id = String(original.id);
    const payload: VisitToTakeBack = {
      kind: 'visit',
      former: original,
      bookedId: end.to,
      from: target,
      needs: [...needs],
    };
    if (kind === 'late') needs.push(id);
    return [{ id, label: selectLineLabel(state, line), payload }];
  });
}

/** Opens a range again, or makes the opposite move; throws where it cannot go back. */
function* takeBack(one: ToTakeBack): SagaGenerator<Sent<ToTakeBack>> {
  if (isHours(one)) {
    const outcome = yield* call(addForDoctor, one);
    return { outcome: outcome === 'skipped' ? 'skipped' : 'added', reason: undoMessages.hoursBack };
  }
  if (one.kind === 'stay') return yield* call(closeStay, one.stay, one.doctorId);
  const { former, bookedId, from } = one;
  const [{ id }, to] = [former, slotOf(former)];
  const booked = yield* select(appointments.selectById, bookedId);
  const begun = yield* select(selectMoveOnRecord, bookedId);
  if (!booked || !(begun || stands(booked, from))) return { outcome: 'leftOut', reason: undoMessages.changedSince };
  const { end, reason } = yield* call(moveInOneTab, booked, to, former);
  if (end.is === 'failed') throw new Problem(awayMessages.notMoved, reason);
  if (end.is !== 'moved') return { outcome: 'leftOut', reason };
  const line = yield* select(selectPlannedVisit, id);
  // A patient who was called about the new time is called again: the old one counts once more.
  yield* put(lineEnded({ id, end: { is: line?.isCalled ? 'back' : 'stays' } }));
  return { outcome: 'added', reason: yield* select(selectBackAt, former, end.to) };
}

/** Where an appointment is back, and what of it is not as before. */
function selectBackAt(state: EntitiesRoot, former: StoredAppointment, id: Id): Text {
  const now = appointments.selectById(state, id) ?? former;
  const time = selectTimeNamed(state, slotOf(former), former);
  if (statusOf(now) === statusOf(former)) return say(undoMessages.back, { time });
  const [before, after] = [statusText(statusOf(former)), statusText(statusOf(now))];
  return say(undoMessages.backAs, { time, before, after });
}

/** Whether an appointment still stands as a move has booked it. */
export function stands(
  booked: Parameters<typeof isActive>[0] & { date: string; start_time: string },
  slot: Slot,
): boolean {
  return isActive(booked) && booked.date === slot.date && shortTime(booked.start_time) === shortTime(slot.startTime);
}

const isHours = (one: ToTakeBack): one is HoursOfDoctor => one.kind === 'doctor';

/** Whether hours are open again, which are read anew for that once an answer was lost; a move looks for itself. */
function* standingOfBack(one: ToTakeBack, isTried: boolean): SagaGenerator<ItemStanding<ToTakeBack>> {
  if (!isHours(one) || !isTried) return OPEN;
  const { is } = yield* call(standingOfHours, one);
  return is === 'done' ? { is, reason: undoMessages.hoursBack } : OPEN;
}
