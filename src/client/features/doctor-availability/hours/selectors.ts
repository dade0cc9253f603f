import { createSelector } from 'reselect';

import { appointments, isActive, patients, type StoredAppointment } from '#client/entities/appointments';
import { availabilities, doctors } from '#client/entities/clinic';
import type { EntityRootOf } from '#client/entities/defineEntity';
import { bySoonest, hoursOfOpening, hoursOfVisit } from '#client/entities/hours';
import { expectedBy } from '#client/hours/freeTimes';
import { selectDoctorHours, type HoursRoot } from '#client/hours/readHours';
import { sharesTime } from '#client/lib/daySpans';
import { groupBy } from '#client/lib/groupBy';
import { shownName } from '#client/lib/text';
import { selectParam, type AddressRoot } from '#client/state/address';
import type { FanOutsRoot } from '#client/state/fanOut/ledgers';
import type { StoredRow } from '#client/state/fanOut/row';
import type { Availability } from '#contract/availabilities';
import type { Id } from '#contract/common';
import { daysOf, type CalendarDay } from './calendar';
import type { Staff } from './events';
import { doctorAvailabilityKeys } from './keys';
import { addedDays, isThere, type HoursToAdd } from './toAdd';

/** The shape that the selectors of calendars need. */
export type CalendarsRoot = HoursRoot;
const NO_DAYS: readonly CalendarDay[] = [];

type SlotsRoot = EntityRootOf<typeof availabilities>;
type BookingsRoot = EntityRootOf<typeof appointments> & EntityRootOf<typeof patients>;

/** The id of the location at which a doctor's slots are managed, empty where none was chosen. */
export function selectManagedLocation(state: AddressRoot): string {
  return selectParam(state, 'at');
}

/** The hours of a doctor by day, as the calendar shows them; `undefined` before they were read. */
export const selectDays = createSelector([selectDoctorHours], (slots): readonly CalendarDay[] | undefined =>
  slots ? daysOf(slots) : undefined,
);

/** The slots of several doctors of a location by day, one calendar each; empty where they are not known. */
export function selectCalendars(state: CalendarsRoot, { doctors: staff, locationId }: Staff) {
  return staff.map(({ id }) => selectDays(state, id, locationId) ?? NO_DAYS);
}

const selectLedgerRows = ({ fanOuts }: FanOutsRoot, key: string) =>
  fanOuts[key]?.status === 'finished' ? (fanOuts[key].rows as StoredRow<HoursToAdd>[]) : undefined;

/** Whether a plan is over, and all of it is there. */
export function selectIsAllThere(state: FanOutsRoot, key: string): boolean {
  return selectLedgerRows(state, key)?.every(({ outcome }) => isThere(outcome)) ?? false;
}

/** What the plan of a ledger has added at a location, by day, once it is over: known before it has been read. */
export const selectAddedDays = createSelector(
  [selectLedgerRows, (_: FanOutsRoot, _key: string, locationId: Id) => locationId],
  (rows, locationId): readonly CalendarDay[] => (rows ? addedDays(rows, locationId) : NO_DAYS),
);

/** The doctors of a location; `undefined` before they were read. */
export const selectStaff = doctors.makeSelectList((locationId: Id) => doctorAvailabilityKeys.staff(locationId));

/** The ids of all slots in the store that name this doctor. */
export function selectSlotIds(state: SlotsRoot, doctorId: Id): Id[] {
  return availabilities
    .selectAll(state)
    .filter(({ doctor_id }) => String(doctor_id) === String(doctorId))
    .map(({ id }) => id);
}

/** An appointment that would lose its opening hours with a slot. */
export interface BookingInside {
  appointment: StoredAppointment;
  patientName: string | null;
}

/** The pending and confirmed appointments in the store that fall inside these slots, soonest first. */
export function selectBookingsInside(state: BookingsRoot, slots: readonly Availability[]): BookingInside[] {
  const byDate = groupBy(slots, ({ date }) => date);
  const isInside = (appointment: StoredAppointment) =>
    isActive(appointment) && (byDate.get(appointment.date) ?? []).some((slot) => isOfSlot(appointment, slot));
  return appointments
    .selectAll(state)
    .filter(isInside)
    .sort(bySoonest)
    .map((appointment) => ({
      appointment,
      patientName: shownName(patients.selectById(state, appointment.local_user)?.name),
    }));
}

/** The pending and confirmed appointments in the store that a doctor has, at whatever place. */
export const selectExpectedOf = createSelector(
  [appointments.selectAll, (_: EntityRootOf<typeof appointments>, doctorId: Id) => doctorId],
  (all, doctorId) => expectedBy(all, doctorId),
);

function isOfSlot(visit: StoredAppointment, slot: Availability): boolean {
  return String(slot.doctor_id) === String(visit.doctor_id) && sharesTime(hoursOfOpening(slot), hoursOfVisit(visit));
}
