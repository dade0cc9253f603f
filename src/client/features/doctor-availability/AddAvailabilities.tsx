import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import { useDispatch } from 'react-redux';

import { useFanOut } from '../../state/useFanOut';
import { FanOutPanel } from '../../ui/FanOutPanel';
import type { Choice } from '../../ui/SelectInput';
import { AvailabilityForm } from './AvailabilityForm';
import type { Day } from './calendar';
import type { Target } from './events';
import { planSubmitted } from './events';
import { addingAvailabilities } from './sagas/addAvailabilities';

interface AddAvailabilitiesProps {
  /** Names whose ledger this is, such as a doctor. */
  scope: string;
  locations?: readonly Choice[];
  offersSkipExisting?: boolean;
  days?: readonly Day[];
  targetOf: (choices: { location: string; skipExisting: boolean }) => Target;
  onDirtyChange?: (isDirty: boolean) => void;
}

/** The form with the ledger of what it sent under it. */
export function AddAvailabilities({ scope, targetOf, ...form }: AddAvailabilitiesProps) {
  const dispatch = useDispatch();
  const { isSending, panel } = useFanOut(addingAvailabilities.key(scope));
  return (
    <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
      <AvailabilityForm
        {...form}
        isLocked={isSending}
        onSubmit={(plan, choices) => dispatch(planSubmitted({ scope, target: targetOf(choices), plan }))}
      />
      {panel && <><Divider /><FanOutPanel {...panel} /></>}
    </Box>
  );
}
