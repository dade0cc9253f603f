import type { ReactNode } from 'react';

import type { StoredDoctor } from '#client/entities/clinic';
import { doctorName } from '#client/lib/doctorName';
import { secondLines } from '#client/lib/namesakes';
import { fullName, namesOf } from '#client/lib/text';
import { EmptyState } from '#client/ui/feedback/EmptyState';
import { useT } from '#client/ui/language/useT';
import { Picture } from '#client/ui/plain/Picture';
import { availabilitiesMessages } from '../messages';
import { describedDoctor, namesakeLine } from '../namesakes';
import { ChoiceList } from './ChoiceList';

interface LocationDoctorsProps {
  doctors: readonly StoredDoctor[];
  /** What is known of the day of a doctor. */
  dayOf?: (doctor: StoredDoctor) => ReactNode;
  onDoctorChosen: (id: string) => void;
}

/** The doctors of a location, each with what tells of them and the duration of a consultation (Spec 1 §2). */
export function LocationDoctors({ doctors, dayOf, onDoctorChosen }: LocationDoctorsProps) {
  const t = useT();
  if (doctors.length === 0) return <EmptyState text={t(availabilitiesMessages.noDoctors)} />;
  const lines = secondLines(doctors.map(describedDoctor));
  const choices = doctors.map((doctor) => ({
    id: String(doctor.id),
    name: t(doctorName(doctor)),
    about: namesakeLine(lines, doctor.id) || namesOf(doctor.specializations).join(', '),
    note: doctor.consultation_duration
      ? t(availabilitiesMessages.consultation, { minutes: doctor.consultation_duration })
      : '',
    picture: <Picture name={fullName(doctor)} src={doctor.profile_picture ?? null} size={36} />,
    end: dayOf?.(doctor),
  }));
  return (
    <ChoiceList
      label={t(availabilitiesMessages.doctorCount, { count: doctors.length })}
      choices={choices}
      onChosen={onDoctorChosen}
    />
  );
}
