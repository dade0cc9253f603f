import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { recordOf } from '#client/lib/records';
import { useFanOut } from '#client/state/fanOut/useFanOut';
import { useSelected } from '#client/state/useSelected';
import { LedgerFrame } from '#client/ui/ledger/LedgerFrame';
import { ledgerMessages } from '#client/ui/ledger/messages';
import type { DateText } from '#contract/common';
import { appointmentKeys } from '../list/keys';
import { usePlaceholders } from '../list/usePlaceholders';
import { selectionCleared } from '../selection/events';
import { selectChosenKeys, selectSight } from '../selection/selectors';
import { BULK_ACTIONS } from '../status/actions';
import { doneOf, selectChangeable } from './changeable';
import { SelectionToolbar } from './components/SelectionToolbar';
import { bulkActionChosen } from './events';
import { manyMessages } from './messages';
import { UndoableBar } from './UndoableBar';

/**
 * The bar of the selection: what can be done with the chosen appointments, and in the same place how far that is and
 * what it came to (decisions: fan-outs).
 */
export function ManyAtOnce({ today }: { today: DateText }) {
  const dispatch = useDispatch();
  const placeholders = usePlaceholders();
  const { size } = useSelector(selectChosenKeys);
  const { outOfSight } = useSelected(selectSight, today, placeholders);
  const changeable = useSelected(selectChangeable, today);
  const changing = useFanOut(appointmentKeys.many);
  const undoing = useFanOut(appointmentKeys.undoMany);
  const counts = useMemo(() => recordOf(BULK_ACTIONS, (action) => changeable[action].length), [changeable]);
  return (
    <LedgerFrame data-keep-clear>
      <UndoableBar
        doing={changing.panel}
        undoing={undoing.panel}
        done={[doneOf(changing.panel?.ledger.rows ?? []), ledgerMessages.changed]}
        undone={[manyMessages.undone, ledgerMessages.undone]}
      />
      {size > 0 && !changing.isSending && (
        <SelectionToolbar
          total={size}
          outOfSight={outOfSight}
          counts={counts}
          onAction={(action) => dispatch(bulkActionChosen(action))}
          onCleared={() => dispatch(selectionCleared())}
        />
      )}
    </LedgerFrame>
  );
}
