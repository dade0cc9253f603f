import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ChevronRight } from 'lucide-react';

import type { Failure } from '#client/lib/errors';
import type { Translate } from '#client/lib/text';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { Spinner } from '#client/ui/feedback/Spinner';
import { Picture } from '#client/ui/Picture';
import { useT } from '#client/ui/useT';
import type { Doctor } from '#contract/directory';
import { messages } from '../messages';
import { Card } from './Card';
import { CardButton } from './CardButton';
import type { Fact } from './Facts';
import { Facts } from './Facts';

interface DoctorCardProps {
  doctor: Doctor;
  isOpen: boolean;
  isLoading: boolean;
  failure: Failure | null;
  /** While a deletion is under way. */
  isLocked: boolean;
  onToggle: () => void;
  onRetry: () => void;
  onEdit: () => void;
  onDelete: () => void;
  onManageHours: () => void;
}

/** A doctor with actions; opened, everything that is known (Spec 1 §2). */
export function DoctorCard({
  doctor,
  isOpen,
  isLoading,
  failure,
  isLocked,
  onToggle,
  onRetry,
  onEdit,
  onDelete,
  onManageHours,
}: DoctorCardProps) {
  const t = useT();
  const name = [doctor.title, doctor.first_name, doctor.last_name].filter(Boolean).join(' ');
  return (
    <Card>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, paddingInlineEnd: 2 }}>
        <CardButton aria-expanded={isOpen} onClick={onToggle}>
          <ChevronRight size={14} aria-hidden className="chevron" />
          <Picture name={`${doctor.first_name} ${doctor.last_name}`} src={doctor.profile_picture} size={34} />
          <span>
            <span className="name" dir="auto">
              {name}
            </span>
            <span className="note" dir="auto">
              {namesOf(doctor.specializations)}
            </span>
          </span>
        </CardButton>
        <Button size="small" variant="outlined" disabled={isLocked} onClick={onManageHours}>
          {t(messages.manageAvailabilities)}
        </Button>
        <Button size="small" variant="outlined" disabled={isLocked} onClick={onEdit}>
          {t(messages.edit)}
        </Button>
        <Button size="small" variant="outlined" color="error" disabled={isLocked} onClick={onDelete}>
          {t(messages.delete)}
        </Button>
      </Box>
      {isOpen && (
        <Box sx={{ display: 'grid', gap: 2, padding: '4px 16px 18px 42px' }}>
          {failure && <ErrorPanel failure={failure} onRetry={onRetry} />}
          {isLoading && <Spinner />}
          {!isLoading && !failure && <Facts facts={factsOf(doctor, t)} />}
        </Box>
      )}
    </Card>
  );
}

function factsOf(doctor: Doctor, t: Translate): Fact[] {
  return [
    { label: t(messages.email), value: doctor.email },
    { label: t(messages.phone), value: doctor.phone_number },
    { label: t(messages.experience), value: doctor.years_of_experience },
    { label: t(messages.languages), value: namesOf(doctor.languages) },
    { label: t(messages.availabilities), value: doctor.total_availabilities },
    { label: t(messages.daysSinceCreated), value: doctor.created_days_ago },
    { label: t(messages.services), value: namesOf(doctor.services) },
    { label: t(messages.locations), value: namesOf(doctor.locations) },
    { label: t(messages.bio), value: doctor.bio },
  ];
}

function namesOf(list: readonly { name?: string | null }[] | null | undefined): string {
  return (list ?? [])
    .map(({ name }) => name)
    .filter(Boolean)
    .join(', ');
}
