import { createSelector } from 'reselect';

import { appointments, bookedDoctors, isActive, statusOf, type StoredAppointment } from '#client/entities/appointments';
import { doctors } from '#client/entities/clinic';
import type { EntityRootOf } from '#client/entities/defineEntity';
import type { HoursOfDoctor } from '#client/features/doctor-availability';
import { selectDoctorHours, type HoursRoot } from '#client/hours/readHours';
import { fitsPlace, isClashing, slotsOf, type Slot } from '#client/hours/slots';
import { doctorName } from '#client/lib/doctorName';
import { haveSameMembers } from '#client/lib/sameMembers';
import { shownName, say, type Text } from '#client/lib/text';
import type { FanOutItem } from '#client/state/fanOut/row';
import { selectHalfDoneData, type HalfDoneRoot } from '#client/state/halfDone/halfDone';
import type { Id } from '#contract/common';
import { DEFAULT_APPOINTMENT_STATUS, type AppointmentStatus } from '#contract/rules';
import { shortEnd } from '#contract/text/dayEnd';
import { calledDoctor } from '../list/calledDoctor';
import { selectPatientName, timeOf } from '../list/patients/visits';
import type { EntitiesRoot } from '../list/selectors';
import { statusText } from '../list/statusActions';
import { selectLocationNames } from '../reschedule/moving';
import { selectMoveOnRecord } from '../reschedule/sagas/moveRecord';
import { selectEveryVisit, visitsAround } from './affected';
import { lateMessages } from './afterMessages';
import { awayContinued } from './events';
import { awayKeys } from './keys';
import { awayMessages } from './messages';
import { sentOf, stayUsed, timeNamed } from './planning';
import type { Ground } from './proposals';
import type { PlannedVisit, SentPlan, Stay } from './sent';
import type { AwayRoot, AwayPlan } from './state';
import { withStay } from './staying';

/** The plan that is looked at. */
export function selectPlan({ appointmentAway }: AwayRoot): AwayPlan | null {
  return appointmentAway.plan;
}

/** The plan that was sent last, until somebody closes it. */
export function selectSentPlan({ appointmentAway }: AwayRoot): SentPlan | null {
  return appointmentAway.sent;
}

/** The plan of a doctor that the device keeps because it was cut off; `undefined` where there is none. */
export function selectKeptPlan(state: HalfDoneRoot, doctorId: Id): SentPlan | undefined {
  return selectHalfDoneData(state, awayKeys.kept(doctorId), awayContinued);
}

/** A line of the plan that was sent, by the id of its old appointment. */
export function selectPlannedVisit(state: AwayRoot, id: Id): PlannedVisit | undefined {
  return selectSentPlan(state)?.lines.find(({ original }) => String(original.id) === String(id));
}

const selectDoctorAway = ({ appointmentAway: { plan, sent } }: AwayRoot) => (plan ?? sent)?.doctorId;

/** The hours of the doctor at the places that were read; a range that names none is at that of its list. */
const selectHoursAway = createSelector(
  [
    selectDoctorAway,
    ({ appointmentAway }: AwayRoot) => appointmentAway.places,
    ({ entities }: HoursRoot) => entities,
    ({ lists }: HoursRoot) => lists,
  ],
  (doctorId = '', places, entities, lists) =>
    places.flatMap((place) =>
      (selectDoctorHours({ entities, lists }, doctorId, place) ?? []).map((range) =>
        range.location_id ? range : { ...range, location_id: place },
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
    const visits = visitsAround(list, about.doctorId, lines);
    return { now: new Date(minute), span: about.span, hours: withStay(hours, plan?.stay), visits };
  },
);

/** How the doctor of this id is called. */
export function selectDoctorCalled(state: EntitiesRoot & EntityRootOf<typeof doctors>, doctorId: Id): Text {
  const booked = shownName(bookedDoctors.selectById(state, doctorId)?.name);
  const listed = booked === null ? doctors.selectById(state, doctorId) : undefined;
  return listed ? doctorName(listed) : calledDoctor(booked);
}

/** Whether an appointment is active, or may be again: its move is stuck half-way, and may have to be put back. */
function selectMayStand(state: HalfDoneRoot, one: StoredAppointment): boolean {
  return isActive(one) || selectMoveOnRecord(state, one.id) !== undefined;
}

/** Whether the doctor of an appointment or its patient has another one at a time. */
export function selectIsTaken(state: EntitiesRoot & HalfDoneRoot, one: StoredAppointment, slot: Slot): boolean {
  const mayStand = (other: StoredAppointment) => selectMayStand(state, other);
  return visitsAround(selectEveryVisit(state), one.doctor_id, [one], mayStand).some(
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
  const { doctorId, lines } = plan;
  const becomes = selectBecomes(state, doctorId);
  const changed = lines.filter(
    ({ appointment, isTicked, proposed }) =>
      isTicked && proposed && becomes !== 'unknown' && statusOf(appointment) !== becomes,
  );
  const consequences = changed.map(({ appointment }) => {
    const [before, after] = [statusText(statusOf(appointment)), statusText(becomes)];
    const patient = selectPatientName(state, appointment);
    return say(awayMessages.changes, { patient, ...timeOf(appointment), before, after });
  });
  const stay = stayUsed(plan);
  const opens = stay ? [say(lateMessages.opensFirst, { time: shortEnd(stay.hours.available_to) })] : [];
  return { text: say(awayMessages.question, { becomes }), consequences: [...opens, ...consequences] };
}

/** Where an appointment was moved to, and which status it has there, with the old one where that was another. */
export function selectMovedTo(state: EntitiesRoot, original: StoredAppointment, slot: Slot, bookedId: Id): Text {
  const booked = appointments.selectById(state, bookedId);
  const [before, after] = [statusOf(original), booked ? statusOf(booked) : DEFAULT_APPOINTMENT_STATUS];
  const said = before === after ? awayMessages.moved : awayMessages.movedAnew;
  const time = selectTimeNamed(state, slot, original);
  return say(said, { time, before: statusText(before), after: statusText(after) });
}

/** Whose appointment a line is about, and when it is: `Khalid Al Zaabi, Mon 23 Nov 15:00`. */
export function selectLineLabel(state: EntitiesRoot, { original }: PlannedVisit): Text {
  const one = appointments.selectById(state, original.id) ?? original;
  return say(awayMessages.visit, { patient: selectPatientName(state, one), ...timeOf(original) });
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
  state: EntitiesRoot & EntityRootOf<typeof doctors>,
  { kind, doctorId, lines, stay }: SentPlan,
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

/** Whether the hours that were read last have a time, which has not begun. */
export function selectIsOpen(state: AwayRoot & HoursRoot, { date, startTime, locationId }: Slot, now: Date): boolean {
  return slotsOf(selectHoursAway(state), date, now).some(
    (slot) => slot.startTime === startTime && fitsPlace(slot, locationId),
  );
}

/** A time as a line and a message name it; with its place where that is another than the one before. */
export function selectTimeNamed(state: EntitiesRoot, slot: Slot, before: StoredAppointment): Text {
  return timeNamed(slot, before, selectLocationNames(state));
}
