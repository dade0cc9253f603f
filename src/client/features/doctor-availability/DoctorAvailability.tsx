import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useCallback } from 'react';

import { useSelected } from '#client/state/useSelected';
import type { Id } from '#contract/common';
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
export function DoctorAvailability({
  doctorId,
  doctorName,
  locationId,
  skipExisting,
  ...form
}: DoctorAvailabilityProps) {
  const days = useSelected(selectDays, doctorId, locationId);
  const targetOf = useCallback(
    (): Target => ({
      kind: 'doctor',
      doctorId,
      doctorName,
      locationId: locationId ?? '',
      ...(skipExisting !== undefined && { skipExisting }),
    }),
    [doctorId, doctorName, locationId, skipExisting],
  );
  return (
    <Columns>
      <Box sx={{ order: { xs: 2, md: 0 }, minHeight: 0, display: 'grid' }}>
        <DoctorSlots doctorId={doctorId} locationId={locationId} doctorName={doctorName} days={days} />
      </Box>
      <Pane>
        {locationId !== null && (
          <AddAvailabilities
            key={doctorId}
            scope={`doctor/${doctorId}/${locationId}`}
            days={days ?? []}
            targetOf={targetOf}
            {...form}
          />
        )}
      </Pane>
    </Columns>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr',
  gridTemplateRows: 'auto 60vh',
  gap: 16,
  minHeight: 0,
  height: '100%',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 380px', gridTemplateRows: 'minmax(0, 1fr)' },
}));

const Pane = styled('div')(({ theme }) => ({
  minHeight: 0,
  overflowY: 'auto',
  padding: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.paper,
}));
