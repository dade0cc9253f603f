import type { Failure } from '#client/lib/errors';
import { groupedPhone } from '#client/lib/phone';
import type { Translate } from '#client/lib/text';
import { namesOf } from '#client/lib/text';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { Spinner } from '#client/ui/feedback/Spinner';
import { useT } from '#client/ui/useT';
import type { Doctor } from '#contract/directory';
import { messages } from '../messages';
import type { Fact } from './Facts';
import { Facts } from './Facts';

interface DoctorFactsProps {
  doctor: Doctor;
  isLoading: boolean;
  failure: Failure | null;
  onRetry: () => void;
}

/** What is known of a doctor, once it was read (Spec 1 §2). */
export function DoctorFacts({ doctor, isLoading, failure, onRetry }: DoctorFactsProps) {
  const t = useT();
  if (failure) return <ErrorPanel failure={failure} onRetry={onRetry} />;
  if (isLoading) return <Spinner />;
  return <Facts facts={factsOf(doctor, t)} />;
}

function factsOf(doctor: Doctor, t: Translate): Fact[] {
  return [
    { label: t(messages.email), value: doctor.email },
    { label: t(messages.phone), value: doctor.phone_number && groupedPhone(doctor.phone_number) },
    { label: t(messages.experience), value: doctor.years_of_experience },
    { label: t(messages.languages), value: namesOf(doctor.languages).join(', ') },
    { label: t(messages.availabilities), value: doctor.total_availabilities },
    { label: t(messages.daysSinceCreated), value: doctor.created_days_ago },
    { label: t(messages.services), value: namesOf(doctor.services).join(', ') },
    { label: t(messages.locations), value: namesOf(doctor.locations).join(', ') },
    { label: t(messages.bio), value: doctor.bio },
  ];
}
