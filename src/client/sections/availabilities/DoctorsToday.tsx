import Box from '@mui/material/Box';
import { useDispatch } from 'react-redux';

import type { StoredDoctor } from '#client/entities/clinic';
import { freeTimesOn } from '#client/hours/freeTimes';
import { openByDate } from '#client/hours/openByDate';
import { selectHoursOn } from '#client/hours/readHours';
import { fitsPlace } from '#client/hours/slots';
import { minuteOfDay, shortTime, timeOfMinutes } from '#client/lib/dates';
import { useLoaded } from '#client/state/requests/useLoaded';
import { useSelected } from '#client/state/useSelected';
import { useMinute, useToday } from '#client/ui/clock/useClock';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { useT } from '#client/ui/language/useT';
import type { Id } from '#contract/common';
import { LocationDoctors } from './components/LocationDoctors';
import { dayWanted, doctorChosen } from './events';
import { availabilitiesKeys } from './keys';
import { availabilitiesMessages } from './messages';
import { selectVisitsOn } from './selectors';

/** Of how many doctors the hours of today are read, which takes a call each. */
const MOST_DAYS = 24;

interface DoctorsTodayProps {
  doctors: readonly StoredDoctor[];
  locationId: Id;
}

/** The doctors of a location, the first of them with their day. */
export function DoctorsToday({ doctors, locationId }: DoctorsTodayProps) {
  const t = useT();
  const dispatch = useDispatch();
  const doctorIds = doctors.slice(0, MOST_DAYS).map(({ id }) => id);
  const { failure, reload } = useLoaded(availabilitiesKeys.today, dayWanted({ doctorIds, date: useToday() }), false);
  return (
    <>
      {failure && <ErrorPanel failure={failure} onRetry={reload} />}
      <LocationDoctors
        doctors={doctors}
        dayOf={({ id }) => <Today doctorId={id} locationId={locationId} />}
        onDoctorChosen={(id) => dispatch(doctorChosen(id))}
      />
      {doctors.length > MOST_DAYS && (
        <Box sx={{ color: 'text.secondary' }}>{t(availabilitiesMessages.daysRead, { count: MOST_DAYS })}</Box>
      )}
    </>
  );
}

/**
 * Until when a doctor is at the location today, and how many times are free there, as far as the appointments are
 * known; nothing before the hours are read.
 */
function Today({ doctorId, locationId }: { doctorId: Id; locationId: Id }) {
  const t = useT();
  const today = useToday();
  const now = new Date(useMinute());
  const hours = useSelected(selectHoursOn, doctorId, today);
  const visits = useSelected(selectVisitsOn, today)?.filter((one) => String(one.doctor_id) === String(doctorId));
  if (!hours) return null;
  const end = openByDate(hours, locationId).get(today)?.at(-1)?.end ?? 0;
  if (end <= minuteOfDay(now)) return <Box sx={endLook}>{t(availabilitiesMessages.notToday)}</Box>;
  const free = visits && freeTimesOn({ hours, visits, now }, today).filter((slot) => fitsPlace(slot, locationId));
  return (
    <Box sx={endLook}>
      {t(availabilitiesMessages.until, { time: shortTime(timeOfMinutes(end)) })}
      {free && (
        <Box component="span" sx={{ color: free.length > 0 ? 'text.primary' : undefined }}>
          {t(availabilitiesMessages.freeToday, { count: free.length })}
        </Box>
      )}
    </Box>
  );
}

const endLook = {
  display: 'flex',
  flexDirection: { sm: 'column' },
  alignItems: { sm: 'flex-end' },
  columnGap: 1.5,
  fontSize: 13,
  color: 'text.secondary',
} as const;
