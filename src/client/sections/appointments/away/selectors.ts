import { createSelector } from 'reselect';

import { appointments, bookedDoctors, isActive, statusOf, type StoredAppointment } from '#client/entities/appointments';
import type { HoursOfDoctor } from '#client/features/doctor-availability';
import { selectDoctorHours, type HoursRoot } from '#client/hours/readHours';
import { fitsPlace, isClashing, slotsOf, type Slot } from '#client/hours/slots';
import { haveSameMembers } from '#client/lib/sameMembers';
import { say, type Text } from '#client/lib/text';
import type { FanOutItem } from '#client/state/fanOut/row';
import { selectHalfDoneData, type HalfDoneRoot } from '#client/state/halfDone/halfDone';
import type { Id } from '#contract/common';
import { DEFAULT_APPOINTMENT_STATUS, type AppointmentStatus } from '#contract/rules';
import { shortEnd } from '#contract/text/dayEnd';
import { selectPatientName, timeOf } from '../list/patients/visits';
import type { EntitiesRoot } from '../list/selectors';
import { statusText } from '../list/statusActions';
import { selectLocationNames } from '../reschedule/moving';
import { selectMoveOnRecord } from '../reschedule/sagas/moveRecord';
import { selectEveryVisit, visitsAround } from './affected';
import { lateMessages } from './afterMessages';
import { selectDoctorCalled, type NamesRoot } from './called';
import { awayContinued } from './events';
import { awayKeys } from './keys';
import { awayMessages } from './messages';
import { sentOf, stayUsed, timeNamed } from './planning';
import type { Ground } from './proposals';
import type { Absence, PlannedVisit, SentPlan, Stay } from './sent';
import type { AwayRoot, AwayPlan, DoctorAtPlace } from './state';
import { withStay } from './staying';

/** The plan that is looked at. */
export function selectPlan({ appointmentAway }: AwayRoot): AwayPlan | null {
  return appointmentAway.plan;
}

/** The plan that was sent last, until somebody closes it. */
export function selectSentPlan({ appointmentAway }: AwayRoot): SentPlan | null {
  return appointmentAway.sent;
}

/** The plan of an absence that the device keeps because it was cut off; `undefined` where there is none. */
export function selectKeptPlan(state: HalfDoneRoot, absence: Absence): SentPlan | undefined {
  return selectHalfDoneData(state, awayKeys.kept(absence), awayContinued);
}

/** A line of the plan that was sent, by the id of its old appointment. */
export function selectPlannedVisit(state: AwayRoot, id: Id): PlannedVisit | undefined {
  return selectSentPlan(state)?.lines.find(({ original }) => String(original.id) === String(id));
}

/** Whose hours were read, and at which places. */
export function selectHoursRead({ appointmentAway }: AwayRoot): readonly DoctorAtPlace[] {
  return appointmentAway.read;
}

/** The hours of doctors at places that were read; a range that names none of these has those of its list. */
const selectHoursAway = createSelector(
  [selectHoursRead, ({ entities }: HoursRoot) => entities, ({ lists }: HoursRoot) => lists],
  (read, entities, lists) =>
    read.flatMap(({ doctorId, placeId }) =>
      (selectDoctorHours({ entities, lists }, doctorId, placeId) ?? []).map((range) =>
        range.location_id && range.doctor_id
          ? range
          : { ...range, doctor_id: range.doctor_id || doctorId, location_id: range.location_id || placeId },
      ),
    ),
  { memoizeOptions: { resultEqualityCheck: haveSameMembers } },
);

/** What the times of the plan on screen, or of the one that was sent, are found in; `null` where there is neither. */
export const selectGround = createSelector(
  [
    ({ appointmentAway }: AwayRoot) => appointmentAway,
    (state: EntitiesRoot) => selectEveryVisit(state),
    selectHoursAway,
    (_: unknown, minute: number) => minute,
  ],
  ({ plan, sent }, list, hours, minute): Ground | null => {
    const about = plan ?? sent;
    if (!about) return null;
    const lines = plan
      ? plan.lines.map(({ appointment }) => appointment)
      : (sent?.lines ?? []).map(({ original }) => original);
    const visits = visitsAround(list, about.doctorIds, lines);
    const ground = { now: new Date(minute), span: about.span, hours: withStay(hours, plan?.stay), visits };
    return plan ? { ...ground, narrowing: plan.narrowing } : ground;
  },
);

/** Whether an appointment is active, or may be again: its move is stuck half-way, and may have to be put back. */
function selectMayStand(state: HalfDoneRoot, one: StoredAppointment): boolean {
  return isActive(one) || selectMoveOnRecord(state, one.id) !== undefined;
}

/** Whether the doctor of an appointment or its patient has another one at a time. */
export function selectIsTaken(state: EntitiesRoot & HalfDoneRoot, one: StoredAppointment, slot: Slot): boolean {
  const mayStand = (other: StoredAppointment) => selectMayStand(state, other);
  return visitsAround(selectEveryVisit(state), [one.doctor_id], [one], mayStand).some(
    (other) => String(other.id) !== String(one.id) && isClashing(slot, other),
  );
}

/** What a new appointment with a doctor becomes, by Auto-Confirm; `unknown` where the appointments do not say. */
function selectBecomes(state: EntitiesRoot, doctorId: Id): AppointmentStatus | 'unknown' {
  const confirms = bookedDoctors.selectById(state, doctorId)?.auto_confirmation;
  return confirms ? 'confirmed' : confirms === false ? 'pending' : 'unknown';
}

/** What the question of a plan says will become of the appointments, and whose status changes by that, line by line. */
export function selectOutcome(state: EntitiesRoot, plan: AwayPlan): { text: Text; consequences: Text[] } {
  const { lines, closesHours } = plan;
  const moved = lines
    .filter(({ isTicked, proposed }) => isTicked && proposed)
    .map(({ appointment }) => ({ appointment, becomes: selectBecomes(state, appointment.doctor_id) }));
  const changed = moved.filter(
    ({ appointment, becomes }) => becomes !== 'unknown' && statusOf(appointment) !== becomes,
  );
  const consequences = changed.map(({ appointment, becomes }) => {
    const [before, after] = [statusText(statusOf(appointment)), statusText(becomes)];
    const patient = selectPatientName(state, appointment);
    return say(awayMessages.changes, { patient, ...timeOf(appointment), before, after });
  });
  const stay = stayUsed(plan);
  const opens = stay ? [say(lateMessages.opensFirst, { time: shortEnd(stay.hours.available_to) })] : [];
  const [first = 'unknown', ...others] = new Set(moved.map(({ becomes }) => becomes));
  const said = { becomes: others.length > 0 ? 'unknown' : first, closes: closesHours ? 'yes' : 'no' };
  return { text: say(awayMessages.question, said), consequences: [...opens, ...consequences] };
}

/** That an appointment was moved, and the status before where that was another. */
export function selectMoved(state: EntitiesRoot, original: StoredAppointment, bookedId: Id): Text {
  const booked = appointments.selectById(state, bookedId);
  const [before, after] = [statusOf(original), booked ? statusOf(booked) : DEFAULT_APPOINTMENT_STATUS];
  return before === after ? awayMessages.moved : say(awayMessages.movedAnew, { before: statusText(before) });
}

/** Whose appointment a line is about, and when it is: `Khalid Al Zaabi, Mon 23 Nov 15:00`. */
export function selectLineLabel(state: EntitiesRoot, { original }: PlannedVisit): Text {
  const one = appointments.selectById(state, original.id) ?? original;
  return say(awayMessages.visit, { patient: selectPatientName(state, one), ...timeOf(original) });
}

/** The lines of the plan that was sent; who is still to be moved has the status that it has by now. */
export function selectLinesNow(state: AwayRoot & EntitiesRoot): readonly PlannedVisit[] {
  return (selectSentPlan(state)?.lines ?? []).map((line) => {
    const shown = appointments.selectById(state, line.original.id);
    if (line.end.is === 'moved' || !shown || !isActive(shown)) return line;
    return { ...line, original: { ...line.original, status: shown.status } };
  });
}

/** A line of a plan by its old appointment, and the lines that it waits for, by their ids in the ledger. */
export interface LineRef {
  id: Id;
  needs: readonly string[];
}

/** What one line of the ledger of a plan does: it moves a patient, or opens hours before that. */
export type MoveRef = LineRef | HoursOfDoctor;

/**
 * What a fan-out sends to make the moves of a plan. Those of a doctor who is late go from the last to the first, each
 * once the one before it is answered, whose time it goes into, and after the hours in which that doctor stays.
 */
export function selectMoveItems(
  state: NamesRoot,
  { kind, doctorIds: [doctorId = ''], lines, stay }: SentPlan,
): FanOutItem<MoveRef>[] {
  const inOrder = kind === 'late' ? [...lines].reverse() : lines;
  const moved = inOrder.filter(({ target }) => target !== null);
  const ids = moved.map(({ original }) => String(original.id));
  const visits = moved.map((line, index) => ({
    id: String(line.original.id),
    label: selectLineLabel(state, line),
    payload: { id: line.original.id, needs: kind === 'late' ? [STAY, ...ids.slice(0, index)] : [] },
  }));
  if (!stay) return visits;
  const doctor = { id: doctorId, name: selectDoctorCalled(state, doctorId) };
  return [{ id: STAY, label: stayNamed(stay), payload: { kind: 'doctor', doctor, draft: stay.hours } }, ...visits];
}

/** The id of the hours in which a doctor stays, in the ledgers of a plan. */
export const STAY = 'stay';

/** These hours as a line of a ledger names them. */
export function stayNamed({ hours }: Stay): Text {
  return say(lateMessages.stayLine, { time: shortEnd(hours.available_to) });
}

/**
 * Whether nobody is expected any more at the times that a line goes into, of those who had to be moved from there; at
 * once for a doctor who is away.
 */
export function selectIsFreed(state: AwayRoot & EntitiesRoot & HalfDoneRoot, { waitsFor }: PlannedVisit): boolean {
  const lines = state.appointmentAway.sent?.lines ?? [];
  return waitsFor.every((id) => {
    const line = lines.find(({ original }) => String(original.id) === String(id));
    const shown = appointments.selectById(state, id);
    return line?.end.is === 'moved' || !shown || !selectMayStand(state, shown);
  });
}

/** The plan on screen as it is sent. */
export function selectPlanToSend(state: AwayRoot): SentPlan | null {
  const plan = selectPlan(state);
  return plan && sentOf(plan);
}

/** Whether the hours of a doctor that were read last have a time, which has not begun. */
export function selectIsOpen(
  state: AwayRoot & HoursRoot,
  { doctor_id }: StoredAppointment,
  { date, startTime, locationId }: Slot,
  now: Date,
): boolean {
  const hours = selectHoursAway(state).filter((range) => String(range.doctor_id) === String(doctor_id));
  return slotsOf(hours, date, now).some((slot) => slot.startTime === startTime && fitsPlace(slot, locationId));
}

/** A time as a line and a message name it; with its place where that is another than the one before. */
export function selectTimeNamed(state: EntitiesRoot, slot: Slot, before: StoredAppointment): Text {
  return timeNamed(slot, before, selectLocationNames(state));
}
