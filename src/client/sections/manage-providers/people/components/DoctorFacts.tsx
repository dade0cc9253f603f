import type { Failure } from '#client/lib/errors';
import { namesOf, type Translate } from '#client/lib/text';
import { directoryMessages } from '#client/sections/manage-providers/directory/messages';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { Spinner } from '#client/ui/feedback/Spinner';
import { useT } from '#client/ui/language/useT';
import type { Doctor } from '#contract/directory';
import { Facts, FactsPhone, type Fact } from './Facts';
import { sinceCreated } from './SinceCreated';

interface DoctorFactsProps {
  doctor: Doctor;
  /** Where the reading of all of it stands. */
  reading: { isPending: boolean; failure: Failure | null; reload: () => void };
}

/** What is known of a doctor: at once what the search has told, and all of it once it was read (Spec 1 §2). */
export function DoctorFacts({ doctor, reading: { isPending, failure, reload } }: DoctorFactsProps) {
  const t = useT();
  const isWhole = !isPending && !failure;
  const facts = factsOf(doctor, t).filter(({ value }) => isWhole || (value ?? '') !== '');
  return (
    <>
      {failure && <ErrorPanel failure={failure} onRetry={reload} />}
      {facts.length > 0 && <Facts facts={facts} />}
      {isPending && <Spinner />}
    </>
  );
}

function factsOf(doctor: Doctor, t: Translate): Fact[] {
  return [
    { label: t(directoryMessages.email), value: doctor.email },
    { label: t(directoryMessages.phone), value: doctor.phone_number && <FactsPhone field={doctor.phone_number} /> },
    { label: t(directoryMessages.experience), value: doctor.years_of_experience },
    { label: t(directoryMessages.languages), value: namesOf(doctor.languages).join(', ') },
    { label: t(directoryMessages.availabilities), value: doctor.total_availabilities },
    { label: t(directoryMessages.daysSinceCreated), value: sinceCreated(doctor.created_days_ago) },
    { label: t(directoryMessages.services), value: namesOf(doctor.services).join(', ') },
    { label: t(directoryMessages.locations), value: namesOf(doctor.locations).join(', ') },
    { label: t(directoryMessages.bio), value: doctor.bio },
  ];
}
