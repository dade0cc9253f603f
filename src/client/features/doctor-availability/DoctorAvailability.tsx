import Box from '@mui/material/Box';
import { useCallback } from 'react';

import type { Id } from '../../../contract/common';
import { useSelected } from '../../state/useSelected';
import type { AddAvailabilitiesProps } from './AddAvailabilities';
import { AddAvailabilities } from './AddAvailabilities';
import { DoctorSlots } from './DoctorSlots';
import type { Target } from './events';
import { selectDays } from './selectors';

interface DoctorAvailabilityProps extends Pick<AddAvailabilitiesProps, 'keepsDraft' | 'onDirtyChange'> {
  doctorId: Id;
  doctorName: string;
  /** `null` shows the slots of every location, and then none can be added. */
  locationId: Id | null;
  /** Whether an identical slot is skipped instead of refused. */
  skipExisting?: boolean;
}

/** A doctor's calendar at a location, with the form that adds to it beside it (Spec 1 §2). */
export function DoctorAvailability({ doctorId, doctorName, locationId, skipExisting, ...form }: DoctorAvailabilityProps) {
  const days = useSelected(selectDays, doctorId, locationId);
  const targetOf = useCallback(
    (): Target => ({ kind: 'doctor', doctorId, doctorName, locationId: locationId ?? '', ...(skipExisting !== undefined && { skipExisting }) }),
    [doctorId, doctorName, locationId, skipExisting],
  );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 380px' }, gridTemplateRows: { xs: 'auto 60vh', md: 'minmax(0, 1fr)' }, gap: 2, minHeight: 0, height: '100%' }}>
      <Box sx={{ order: { xs: 2, md: 0 }, minHeight: 0, display: 'grid' }}>
        <DoctorSlots doctorId={doctorId} locationId={locationId} doctorName={doctorName} days={days} />
      </Box>
      <Box sx={{ minHeight: 0, overflowY: 'auto', padding: 2, border: 1, borderColor: 'divider', borderRadius: 1.5, bgcolor: 'background.paper' }}>
        {locationId !== null && (
          <AddAvailabilities
            key={doctorId}
            scope={`doctor/${doctorId}/${locationId}`}
            days={days ?? []}
            targetOf={targetOf}
            {...form}
          />
        )}
      </Box>
    </Box>
  );
}
