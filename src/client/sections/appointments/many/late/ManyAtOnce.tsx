import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { recordOf } from '#client/lib/records';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { usePlaceholders } from '#client/sections/appointments/list/usePlaceholders';
import { BULK_ACTIONS } from '#client/sections/appointments/status/late/actions';
import { useFanOut } from '#client/state/fanOut/useFanOut';
import { useSelected } from '#client/state/useSelected';
import { FanOutPanel } from '#client/ui/ledger/FanOutPanel';
import { LedgerFrame } from '#client/ui/ledger/LedgerFrame';
import type { DateText } from '#contract/common';
import { bulkActionChosen, selectionCleared } from '../events';
import { selectChosenKeys, selectSight } from '../selectors';
import { selectChangeable } from './changeable';
import { SelectionToolbar } from './components/SelectionToolbar';

/** What can be done with the chosen appointments, and the ledger of what was done last (decisions: fan-outs). */
export function ManyAtOnce({ today }: { today: DateText }) {
  const dispatch = useDispatch();
  const placeholders = usePlaceholders();
  const { size } = useSelector(selectChosenKeys);
  const { outOfSight } = useSelected(selectSight, today, placeholders);
  const changeable = useSelected(selectChangeable, today);
  const changing = useFanOut(appointmentKeys.many);
  const undoing = useFanOut(appointmentKeys.undoMany);
  const counts = useMemo(() => recordOf(BULK_ACTIONS, (action) => changeable[action].length), [changeable]);
  const panel = undoing.panel ?? changing.panel;
  return (
    <>
      {size > 0 && (
        <SelectionToolbar
          total={size}
          outOfSight={outOfSight}
          counts={counts}
          isSending={changing.isSending}
          onAction={(action) => dispatch(bulkActionChosen(action))}
          onCleared={() => dispatch(selectionCleared())}
        />
      )}
      {panel && (
        <LedgerFrame>
          <FanOutPanel key={panel.ledger.kind} {...panel} deed="changed" />
        </LedgerFrame>
      )}
    </>
  );
}
