import { shallowEqual, useSelector } from 'react-redux';

import { selectLedger } from '#client/state/fanOut/ledgers';
import { useLoaded } from '#client/state/requests/useLoaded';
import { useSelected } from '#client/state/useSelected';
import { staffSlotsOpened, type Staff } from '../hours/events';
import { doctorAvailabilityKeys } from '../hours/keys';
import { selectCalendars, type CalendarsRoot } from '../hours/selectors';
import { AddAvailabilities, type AddAvailabilitiesProps } from './AddAvailabilities';

interface AddForStaffProps extends Omit<
  AddAvailabilitiesProps,
  'calendars' | 'calendarsOf' | 'offersSkipExisting' | 'hasHeading'
> {
  /** The doctors to whom the hours are added, as far as they are known. */
  staff: Staff;
}

/**
 * The form Add Availability for several doctors. Their present slots are read to show what overlaps them, when the form
 * opens and whenever a plan has come to its end.
 */
export function AddForStaff({ staff, ...form }: AddForStaffProps) {
  const ledger = useSelected(selectLedger, doctorAvailabilityKeys.add(form.scope));
  const isUnfinished = ledger !== undefined && ledger.status !== 'finished';
  const { hasSucceeded } = useLoaded(
    doctorAvailabilityKeys.staffSlots(staff.locationId),
    staff.doctors.length > 0 && !isUnfinished ? staffSlotsOpened(staff) : null,
  );
  const calendars = useSelector((state: CalendarsRoot) => selectCalendars(state, staff), shallowEqual);
  return (
    <AddAvailabilities
      {...form}
      calendars={calendars}
      calendarsOf={{ locationId: staff.locationId, areRead: hasSucceeded }}
      offersSkipExisting
      hasHeading={false}
    />
  );
}
