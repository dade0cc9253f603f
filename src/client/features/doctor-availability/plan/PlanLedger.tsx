import { useDispatch } from 'react-redux';

import { useFanOut } from '#client/state/fanOut/useFanOut';
import { useSelected } from '#client/state/useSelected';
import { PlanLedgers } from '#client/ui/week/PlanLedgers';
import { doctorAvailabilityKeys } from '../hours/keys';
import { hoursUndoChosen } from './events';
import { selectUndoable } from './selectors';

/** The ledgers of the plans of a dialog. */
export function PlanLedger({ scope }: { scope: string }) {
  const dispatch = useDispatch();
  const { panel: plan } = useFanOut(doctorAvailabilityKeys.plan(scope));
  const { panel: undo } = useFanOut(doctorAvailabilityKeys.planUndo(scope));
  const canUndo = useSelected(selectUndoable, scope).length > 0;
  return <PlanLedgers plan={plan} undo={undo} canUndo={canUndo} onUndo={() => dispatch(hoursUndoChosen({ scope }))} />;
}
