import Box from '@mui/material/Box';

import type { StoredDoctor } from '#client/entities/clinic';
import { DoctorAvailability, selectHours } from '#client/features/doctor-availability';
import { fullName } from '#client/lib/text';
import { useSelected } from '#client/state/useSelected';
import { useT } from '#client/ui/useT';
import type { Id } from '#contract/common';
import { BOOKED } from '#contract/rules';
import { messages } from './messages';

interface DoctorPlaceProps {
  doctor: StoredDoctor;
  locationId: Id;
  locationName: string;
}

/** A doctor at a location: who and where, the calendar, and the form (Spec 1 §2). */
export function DoctorPlace({ doctor, locationId, locationName }: DoctorPlaceProps) {
  const t = useT();
  const name = fullName(doctor);
  const hours = useSelected(selectHours, doctor.id, locationId);
  const booked = hours?.filter(({ status }) => status === BOOKED).length ?? 0;
  const facts = [
    doctor.consultation_duration && t(messages.consultation, { minutes: doctor.consultation_duration }),
    hours && t(messages.slots, { count: hours.length, booked }),
  ];
  return (
    <>
      <Box sx={{ color: 'text.secondary' }}>
        <bdi>{locationName}</bdi>
        {' · '}
        <Box component="strong" dir="auto" sx={{ color: 'text.primary' }}>
          {t(messages.doctorName, { name })}
        </Box>
        {facts.filter(Boolean).map((fact) => ` · ${fact}`)}
      </Box>
      <Box sx={{ flex: 1, minHeight: { md: 0 } }}>
        <DoctorAvailability doctorId={doctor.id} doctorName={name} locationId={locationId} keepsDraft />
      </Box>
    </>
  );
}
