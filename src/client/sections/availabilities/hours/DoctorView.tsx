import Box from '@mui/material/Box';
import { AlarmClock, UserX } from 'lucide-react';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';

import type { StoredDoctor } from '#client/entities/clinic';
import { DoctorAvailability, isBooked } from '#client/features/doctor-availability';
import { selectDoctorHours } from '#client/hours/readHours';
import { wayOf } from '#client/lib/bidi';
import { doctorName } from '#client/lib/doctorName';
import type { Text } from '#client/lib/text';
import { placeRevisited, type Address } from '#client/state/address';
import { useSelected } from '#client/state/useSelected';
import { useToday } from '#client/ui/clock/useClock';
import { OwnText } from '#client/ui/language/OwnText';
import { useT } from '#client/ui/language/useT';
import type { DateText, Id } from '#contract/common';
import { availabilitiesMessages } from '../messages';

interface DoctorViewProps {
  doctor: StoredDoctor;
  locationId: Id;
  locationName: Text;
  /** The date that the calendar begins at; `null` for today. */
  date: DateText | null;
}

/** The plans of a doctor who is away or late, which the section of the appointments makes. */
function useAbsence(doctorId: Id, date: DateText | null) {
  const dispatch = useDispatch();
  const today = useToday();
  const day = date ?? today;
  return useMemo(() => {
    const leadTo = (params: Address['params']) => () =>
      dispatch(placeRevisited({ key: '', place: { section: 'appointments', params } }));
    const id = String(doctorId);
    const late = { label: availabilitiesMessages.late, Icon: AlarmClock, choose: leadTo({ late: id }) };
    return [
      { label: availabilitiesMessages.away, Icon: UserX, choose: leadTo({ away: id, on: day }) },
      ...(day === today ? [late] : []),
    ];
  }, [dispatch, doctorId, day, today]);
}

/** A chosen doctor at a location: the names of both, the calendar, and the form (Spec 1 §2). */
export function DoctorView({ doctor, locationId, locationName, date }: DoctorViewProps) {
  const t = useT();
  const name = doctorName(doctor);
  const absence = useAbsence(doctor.id, date);
  const slots = useSelected(selectDoctorHours, doctor.id, locationId);
  const facts = [
    doctor.consultation_duration && t(availabilitiesMessages.consultation, { minutes: doctor.consultation_duration }),
    slots && t(availabilitiesMessages.slots, { count: slots.length, booked: slots.filter(isBooked).length }),
  ];
  return (
    <>
      <Box sx={{ color: 'text.secondary' }}>
        <OwnText>{t(locationName)}</OwnText>
        {' · '}
        <Box component="strong" dir={wayOf(t(name))} sx={{ color: 'text.primary' }}>
          {t(name)}
        </Box>
        <span>{facts.flatMap((fact) => (fact ? ` · ${fact}` : [])).join('')}</span>
      </Box>
      <Box sx={{ flex: 1, minHeight: { md: 0 } }}>
        <DoctorAvailability
          doctorId={doctor.id}
          doctorName={name}
          locationId={locationId}
          date={date}
          offers={absence}
          keepsDraft
        />
      </Box>
    </>
  );
}
