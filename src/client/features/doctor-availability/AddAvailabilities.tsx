import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import { useDispatch, useSelector } from 'react-redux';

import type { FanOutsRoot } from '../../state/fanOutLedgers';
import { ledgerClosed, selectLedger, stopChosen } from '../../state/fanOutLedgers';
import { continueChosen, retryChosen } from '../../state/fanOut';
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
  const key = addingAvailabilities.key(scope);
  const ledger = useSelector((state: FanOutsRoot) => selectLedger(state, key));
  const isLocked = ledger?.status === 'running' || ledger?.status === 'stopping';
  return (
    <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
      <AvailabilityForm
        {...form}
        isLocked={isLocked}
        onSubmit={(plan, choices) => dispatch(planSubmitted({ scope, target: targetOf(choices), plan }))}
      />
      {ledger && (
        <>
          <Divider />
          <FanOutPanel
            ledger={ledger}
            onStop={() => dispatch(stopChosen(key))}
            onRetry={() => dispatch(retryChosen({ key }))}
            onContinue={() => dispatch(continueChosen({ key }))}
            onClose={() => dispatch(ledgerClosed(key))}
          />
        </>
      )}
    </Box>
  );
}
