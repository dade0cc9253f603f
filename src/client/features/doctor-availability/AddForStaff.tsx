import { shallowEqual, useSelector } from 'react-redux';

import { useLoaded } from '#client/state/requests/useLoaded';
import type { AddAvailabilitiesProps } from './AddAvailabilities';
import { AddAvailabilities } from './AddAvailabilities';
import type { Staff } from './events';
import { staffSlotsOpened } from './events';
import { doctorAvailabilityKeys } from './keys';
import type { CalendarsRoot } from './selectors';
import { selectCalendars } from './selectors';

interface AddForStaffProps extends Omit<AddAvailabilitiesProps, 'calendars' | 'offersSkipExisting'> {
  /** The doctors to whom the hours are added, as far as they are known. */
  staff: Staff;
}

/** The form Add Availability for several doctors, whose present slots are read to show what overlaps them. */
export function AddForStaff({ staff, ...form }: AddForStaffProps) {
  useLoaded(
    doctorAvailabilityKeys.staffSlots(staff.locationId),
    staff.doctors.length > 0 ? staffSlotsOpened(staff) : null,
  );
  const calendars = useSelector((state: CalendarsRoot) => selectCalendars(state, staff), shallowEqual);
  return <AddAvailabilities {...form} calendars={calendars} offersSkipExisting />;
}
