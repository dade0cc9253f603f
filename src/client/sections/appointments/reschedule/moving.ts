import { createSelector } from 'reselect';

import { appointments, isActive, type StoredAppointment } from '#client/entities/appointments';
import { locations } from '#client/entities/clinic';
import type { Scope } from '#client/features/first-free';
import { expectedBy } from '#client/hours/freeTimes';
import { selectDoctorHours, selectHoursOn, type HoursRoot } from '#client/hours/readHours';
import type { Slot } from '#client/hours/slots';
import { addDays } from '#client/lib/dates';
import type { DateText } from '#contract/common';
import { RESCHEDULE_DAYS } from '#contract/rules';
import type { Move } from '../list/events';
import { selectPatientName } from '../list/patients/visits';
import { rowOf, type AppointmentRow } from '../list/rows';
import { selectRealReferred, type EntitiesRoot } from '../list/selectors';
import type { AppointmentsRoot } from '../list/slice';
import type { StatusChange } from '../list/statusActions';
import { draftOf, isBookedBy, isOfSamePeople, isSameVisit } from './move';
import { selectRescheduleView } from './selectors';

/** The appointment that the open dialog is about. */
export function selectMovingAppointment(state: AppointmentsRoot & EntitiesRoot): StoredAppointment | undefined {
  const view = selectRescheduleView(state);
  return view ? appointments.selectById(state, view.appointmentId) : undefined;
}

/** The opening hours that the open dialog offers slots of; `undefined` until those of the chosen date have arrived. */
export function selectSlotRanges(state: AppointmentsRoot & EntitiesRoot & HoursRoot) {
  const [date, moving] = [selectRescheduleView(state)?.date, selectMovingAppointment(state)];
  return date && moving ? selectHoursOn(state, moving.doctor_id, date) : undefined;
}

/** The opening hours of all dates by which the open dialog counts free times; `undefined` before they were read. */
export function selectMovingHours(state: AppointmentsRoot & EntitiesRoot & HoursRoot) {
  const moving = selectMovingAppointment(state);
  return moving && selectDoctorHours(state, moving.doctor_id, null);
}

/** The row of the appointment that the open dialog is about, `null` when it is no longer known. */
export const selectMovingRow = createSelector(
  [selectMovingAppointment, selectRealReferred],
  (moving, referred): AppointmentRow | null => (moving ? rowOf(moving, referred) : null),
);

/**
 * Where the open dialog looks for the first free time: with its own doctor, on the dates that it offers; `null` when
 * its appointment is no longer known.
 */
export const selectMovingScope = createSelector(
  [selectMovingAppointment, selectMovingRow, (_: unknown, today: DateText) => today],
  (moving, row, today): Scope | null =>
    moving && row
      ? {
          doctor: {
            id: moving.doctor_id,
            name: row.doctorName ?? '',
            specialty: row.doctorSpecialization ?? '',
          },
          movingId: moving.id,
          lastDate: addDays(today, RESCHEDULE_DAYS - 1),
          hasAppointments: true,
        }
      : null,
);

/** Whom else the doctor of the open dialog expects. */
export const selectOtherVisits = createSelector([appointments.selectAll, selectMovingAppointment], (all, moving) =>
  moving ? expectedBy(all, moving.doctor_id, moving.id) : [],
);

/** The names of all locations by id. */
export const selectLocationNames = createSelector([locations.selectTable], (table) =>
  Object.fromEntries(Object.entries(table).map(([id, { name }]) => [id, name ?? ''])),
);

/** Whether a move on record has changed anything, as far as the list shows. */
export function selectHasBegun(state: EntitiesRoot, move: Move): boolean {
  const { original } = move;
  const isBooked = appointments.selectAll(state).some(isBookedBy(move));
  return isBooked || appointments.selectById(state, original.id)?.status !== original.status;
}

/**
 * The move of an appointment into a slot, and what has to be known of it later (Spec 1 §4).
 *
 * @param former what stood there before a move that is taken back: it stands again, unless it was changed since
 */
export function selectMoveTo(
  state: EntitiesRoot,
  original: StoredAppointment,
  slot: Slot,
  former?: StoredAppointment,
): Move {
  const draft = draftOf(original, slot);
  const restores = former && restoring(former, appointments.selectById(state, former.id));
  const patient = selectPatientName(state, original);
  const earlier = appointments.selectAll(state).filter((one) => isOfSamePeople(one, draft));
  const twins = earlier.filter((one) => isActive(one) && isSameVisit(one, draft));
  return {
    original,
    draft,
    patient,
    twinIds: twins.map(({ id }) => id),
    earlierIds: earlier.map(({ id }) => id),
    ...(restores && { restores }),
  };
}

/** What an appointment that was rejected for a move gets back; one that stands again by itself stays as it is. */
function restoring(former: StoredAppointment, shown: StoredAppointment | undefined): StatusChange | null {
  if (!shown || !isSameVisit(shown, former)) return null;
  const { id, status } = shown;
  if (isActive(shown)) return { id, from: status, to: status };
  return status === 'rejected' ? { id, from: status, to: former.status } : null;
}
