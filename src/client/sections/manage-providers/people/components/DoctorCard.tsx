import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

import { wayOf } from '#client/lib/bidi';
import { doctorName } from '#client/lib/doctorName';
import { fullName, namesOf } from '#client/lib/text';
import { directoryMessages } from '#client/sections/manage-providers/directory/messages';
import { uiMessages } from '#client/ui/language/messages';
import { useT } from '#client/ui/language/useT';
import { Picture } from '#client/ui/plain/Picture';
import { SearchedText } from '#client/ui/search/SearchedText';
import type { Doctor } from '#contract/directory';
import { Card } from './Card';
import { CardButton } from './CardButton';

interface DoctorCardProps {
  doctor: Doctor;
  isOpen: boolean;
  /** Whether no action can be chosen, while the doctor is being deleted. */
  isLocked: boolean;
  /** Whether the doctor may be changed and deleted. */
  mayAdminister: boolean;
  /** What the open card shows. */
  children: ReactNode;
  onToggle: () => void;
  onEdit: () => void;
  onDelete: () => void;
  onManageHours: () => void;
}

/** A found doctor with his or her actions; its name opens the card (Spec 1 §2). */
export function DoctorCard({
  doctor,
  isOpen,
  isLocked,
  mayAdminister,
  children,
  onToggle,
  onEdit,
  onDelete,
  onManageHours,
}: DoctorCardProps) {
  const t = useT();
  return (
    <Card>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1, paddingInlineEnd: 2 }}>
        <CardButton aria-expanded={isOpen} onClick={onToggle}>
          <ChevronRight size={14} aria-hidden className="chevron" />
          <Picture name={fullName(doctor)} src={doctor.profile_picture} size={34} />
          <span>
            <span className="name" dir={wayOf(t(doctorName(doctor)))}>
              <SearchedText>{t(doctorName(doctor))}</SearchedText>
            </span>
            <span className="note" dir={wayOf(namesOf(doctor.specializations).join(', '))}>
              {namesOf(doctor.specializations).join(', ')}
            </span>
          </span>
        </CardButton>
        <Actions data-actions>
          <Button size="small" variant="outlined" disabled={isLocked} onClick={onManageHours}>
            {t(directoryMessages.manageAvailabilities)}
          </Button>
          {mayAdminister && (
            <>
              <Button size="small" variant="outlined" disabled={isLocked} onClick={onEdit}>
                {t(directoryMessages.edit)}
              </Button>
              <Button size="small" color="inherit" disabled={isLocked} onClick={onDelete}>
                {t(uiMessages.delete)}
              </Button>
            </>
          )}
        </Actions>
      </Box>
      {isOpen && <Box sx={{ display: 'grid', gap: 2, padding: '4px 16px 18px 42px' }}>{children}</Box>}
    </Card>
  );
}

/** The buttons beside the name, or under it where there is no room. */
const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  // All three in one line at 390 pixels.
  [theme.breakpoints.down('sm')]: {
    gap: 4,
    paddingInlineStart: 16,
    paddingBlockEnd: 12,
    '.MuiButton-root': { minWidth: 0, paddingInline: 6 },
  },
}));
