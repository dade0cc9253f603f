import { createSelector } from 'reselect';

import type { StoredAppointment } from '#client/entities/appointments';
import { appointments, isActive, patients } from '#client/entities/appointments';
import { availabilities } from '#client/entities/clinic';
import type { EntityRootOf } from '#client/entities/defineEntity';
import type { AddressRoot } from '#client/state/address';
import { selectParam } from '#client/state/address';
import type { ListsRoot } from '#client/state/lists';
import type { Availability } from '#contract/availabilities';
import type { Id } from '#contract/common';
import type { Day } from './calendar';
import { daysOf } from './calendar';
import { doctorAvailabilityKeys } from './keys';

/** The location at which a doctor's hours are managed, empty where none was chosen. */
export function selectManagedLocation(state: AddressRoot): string {
  return selectParam(state, 'at');
}

type HoursRoot = EntityRootOf<typeof availabilities> & ListsRoot;
type BookingsRoot = EntityRootOf<typeof appointments> & EntityRootOf<typeof patients>;

/** The loaded opening hours of a doctor at a location; `undefined` before they were read. */
export const selectHours = availabilities.makeSelectList((doctorId: Id, locationId: Id | null) =>
  doctorAvailabilityKeys.slots(doctorId, locationId),
);

const selectKnownDays = createSelector([selectHours], (hours): readonly Day[] | undefined => hours && daysOf(hours));

/** The same by day, as the calendar shows it. */
export function selectDays(state: HoursRoot, doctorId: Id, locationId: Id | null): readonly Day[] | undefined {
  return selectKnownDays(state, doctorId, locationId);
}

/** An appointment that the deletion of a slot would leave without opening hours. */
export interface BookingInside {
  appointment: StoredAppointment;
  patientName: string | null;
}

/** The loaded pending and confirmed appointments that fall inside these opening hours, soonest first. */
export function selectBookingsInside(state: BookingsRoot, hours: readonly Availability[]): BookingInside[] {
  const byDate = new Map<string, Availability[]>();
  hours.forEach((one) =>
    byDate.set(`${one.doctor_id}/${one.date}`, [...(byDate.get(`${one.doctor_id}/${one.date}`) ?? []), one]),
  );
  const isInside = ({ doctor_id, date, start_time, end_time, status }: StoredAppointment) =>
    isActive({ status }) &&
    (byDate.get(`${doctor_id}/${date}`) ?? []).some(
      (one) => start_time < one.available_to && one.available_from < end_time,
    );
  const moment = ({ date, start_time }: StoredAppointment) => `${date} ${start_time}`;
  return Object.values(appointments.selectTable(state))
    .filter(isInside)
    .sort((a, b) => (moment(a) < moment(b) ? -1 : 1))
    .map((appointment) => ({
      appointment,
      patientName: patients.selectById(state, appointment.local_user ?? '')?.name ?? null,
    }));
}
