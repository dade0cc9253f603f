import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { recordOf } from '#client/lib/records';
import { say } from '#client/lib/text';
import { useFanOut } from '#client/state/fanOut/useFanOut';
import { useSelected } from '#client/state/useSelected';
import { FanOutBar } from '#client/ui/ledger/FanOutBar';
import { LedgerFrame } from '#client/ui/ledger/LedgerFrame';
import { ledgerMessages } from '#client/ui/ledger/messages';
import type { DateText } from '#contract/common';
import { appointmentKeys } from '../list/keys';
import { usePlaceholders } from '../list/usePlaceholders';
import { selectionCleared } from '../selection/events';
import { selectChosenKeys, selectSight } from '../selection/selectors';
import { BULK_ACTIONS } from '../status/actions';
import { statusMessages } from '../status/messages';
import { doneOf, selectChangeable } from './changeable';
import { SelectionToolbar } from './components/SelectionToolbar';
import { bulkActionChosen } from './events';
import { manyMessages } from './messages';

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
  const panel = undoing.panel ?? changing.panel;
  const offer = panel?.ledger.conclusion?.offer;
  const done = undoing.panel ? manyMessages.undone : doneOf(changing.panel?.ledger.rows ?? []);
  return (
    <LedgerFrame data-keep-clear>
      {panel && (
        <FanOutBar
          key={panel.ledger.kind}
          {...panel}
          resultOf={({ added, ...rest }) => say(manyMessages.result, { done: say(done, { count: added }), ...rest })}
          done={undoing.panel ? ledgerMessages.undone : ledgerMessages.changed}
          offer={offer && { label: offer.label ?? statusMessages.undo, onChosen: () => dispatch({ ...offer.event }) }}
        />
      )}
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
