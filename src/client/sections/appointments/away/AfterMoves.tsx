import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Undo2 } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';

import type { Message } from '#client/lib/text';
import { useFanOut } from '#client/state/fanOut/useFanOut';
import { useT } from '#client/ui/language/useT';
import { FanOutPanel } from '#client/ui/ledger/FanOutPanel';
import { closingMessages, undoMessages } from './afterMessages';
import { planUndoChosen } from './events';
import { awayKeys } from './keys';
import { selectCanUndo } from './undoable';

/** `Undo` of a plan that was sent, where it can be taken back. */
export function UndoButton() {
  const t = useT();
  const dispatch = useDispatch();
  const canUndo = useSelector(selectCanUndo);
  if (!canUndo) return null;
  return (
    <Button variant="outlined" startIcon={<Undo2 size={16} aria-hidden />} onClick={() => dispatch(planUndoChosen())}>
      {t(undoMessages.undo)}
    </Button>
  );
}

/** The ledgers of what follows the moves of a plan: `Closed hours`, `Undone`. */
export function AfterMoves() {
  return (
    <>
      <LaterLedger ledgerKey={awayKeys.hours} title={closingMessages.title} deed="closed" />
      <UndoLedger />
    </>
  );
}

/** The ledger of a plan that is taken back, also of one that the end of the session cut off. */
export function UndoLedger() {
  return <LaterLedger ledgerKey={awayKeys.undo} title={undoMessages.title} deed="undone" />;
}

interface LaterLedgerProps {
  ledgerKey: string;
  title: Message;
  deed: 'closed' | 'undone';
}

function LaterLedger({ ledgerKey, title, deed }: LaterLedgerProps) {
  const t = useT();
  const { panel } = useFanOut(ledgerKey);
  return (
    panel && (
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography component="h3" variant="h3">
          {t(title)}
        </Typography>
        <FanOutPanel {...panel} name={title} deed={deed} isAside={deed === 'closed'} />
      </Box>
    )
  );
}
