import Button from '@mui/material/Button';
import { Undo2 } from 'lucide-react';
import { useDispatch } from 'react-redux';

import { useFanOut } from '#client/state/fanOut/useFanOut';
import { useSelected } from '#client/state/useSelected';
import { FanOutPanel } from '#client/ui/ledger/FanOutPanel';
import { useT } from '#client/ui/useT';
import { doctorAvailabilityKeys } from '../keys';
import { hoursUndoChosen } from './events';
import { planHoursMessages } from './messages';
import { selectUndoable } from './selectors';

/** The ledger of the plan that was applied last, with its Undo; or the one of that. */
export function PlanLedger({ scope }: { scope: string }) {
  const t = useT();
  const dispatch = useDispatch();
  const { panel: plan } = useFanOut(doctorAvailabilityKeys.plan(scope));
  const { panel: undo } = useFanOut(doctorAvailabilityKeys.planUndo(scope));
  const canUndo = useSelected(selectUndoable, scope).length > 0;
  return (
    <>
      {canUndo && (
        <Button
          variant="outlined"
          startIcon={<Undo2 size={16} aria-hidden />}
          onClick={() => dispatch(hoursUndoChosen({ scope }))}
          sx={{ justifySelf: 'start' }}
        >
          {t(planHoursMessages.undo)}
        </Button>
      )}
      {plan && <FanOutPanel {...plan} deed="planned" />}
      {undo && <FanOutPanel {...undo} deed="undone" />}
    </>
  );
}
