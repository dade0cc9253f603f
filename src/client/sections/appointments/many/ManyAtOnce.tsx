import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { useFanOut } from '#client/state/fanOut/useFanOut';
import { useSelected } from '#client/state/useSelected';
import { FanOutPanel } from '#client/ui/dates/FanOutPanel';
import type { DateText } from '#contract/common';
import { appointmentKeys } from '../keys';
import { usePlaceholders } from '../usePlaceholders';
import { BULK_ACTIONS, selectChangeable } from './changeable';
import { SelectionToolbar } from './components/SelectionToolbar';
import { bulkActionChosen, selectionCleared } from './events';
import { selectChosenKeys, selectSight } from './selectors';

/** What can be done with the chosen appointments, and the ledger of what was done last (decisions: fan-outs). */
export function ManyAtOnce({ today }: { today: DateText }) {
  const dispatch = useDispatch();
  const placeholders = usePlaceholders();
  const { size } = useSelector(selectChosenKeys);
  const { outOfSight } = useSelected(selectSight, today, placeholders);
  const changeable = useSelected(selectChangeable, today);
  const changing = useFanOut(appointmentKeys.many);
  const undoing = useFanOut(appointmentKeys.undoMany);
  const counts = useMemo(() => countsOf(changeable), [changeable]);
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
        <Box sx={LEDGER}>
          <FanOutPanel key={panel.ledger.kind} {...panel} deed="changed" />
        </Box>
      )}
    </>
  );
}

function countsOf(changeable: ReturnType<typeof selectChangeable>) {
  const [accept = 0, reject = 0, cancel = 0, restore = 0] = BULK_ACTIONS.map((action) => changeable[action].length);
  return { accept, reject, cancel, restore };
}

const LEDGER = {
  flex: 'none',
  padding: '8px 16px 12px',
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.paper',
  ol: { maxHeight: 140 },
} as const;
