import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { X } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';

import { countRetryable, isUnderWay, tallyOf, type Conclusion, type Ledger, type LedgerRow } from '#client/lib/tally';
import type { Message } from '#client/lib/text';
import { PlainAlert } from '../feedback/PlainAlert';
import { directionOf } from '../language/directionOf';
import { useT } from '../language/useT';
import { IconAction } from '../page/IconAction';
import { LedgerRows, type RowOffer } from './LedgerRows';
import { LedgerLine, SendButtons, StopButton } from './LedgerSteps';
import { ledgerMessages, outcomeLabels } from './messages';
import { Waiting } from './Waiting';

interface FanOutPanelProps {
  ledger: Ledger;
  /** Called when it comes on screen; what it returns, when it goes. */
  onShown?: () => () => void;
  onStop: () => void;
  /** Sends exactly the failed items again that may succeed. */
  onRetry: () => void;
  /** Sends what Stop or an interruption held back. */
  onContinue: () => void;
  onClose: () => void;
  /** What is done to its items. */
  deed?: keyof typeof deeds;
  /** What it is called beside another one; "Results" unless told. */
  name?: Message;
  /** What else can be done with a row that has failed, by its id, such as to move to the next time. */
  offers?: ReadonlyMap<string, RowOffer>;
  /** Whether it follows another one that is to stay in view. */
  isAside?: boolean;
  /** What stands in place of its rows, and tells them in its own way. */
  children?: ReactNode;
}

/** What the ledger says of items that are added, moved or changed: of one that is done, and of all. */
const deeds = {
  added: { done: outcomeLabels.added, tally: ledgerMessages.tally },
  moved: { done: ledgerMessages.moved, tally: ledgerMessages.moveTally },
  closed: { done: ledgerMessages.closed, tally: ledgerMessages.closingTally },
  undone: { done: ledgerMessages.undone, tally: ledgerMessages.undoTally },
  planned: { done: ledgerMessages.planned, tally: ledgerMessages.planTally },
  changed: { done: ledgerMessages.changed, tally: ledgerMessages.changeTally },
  saved: { done: ledgerMessages.changed, tally: ledgerMessages.saveTally },
};

/** A fan-out as it runs, and what became of it: progress, Stop, each item's outcome, Retry (decisions: fan-outs). */
export function FanOutPanel(props: FanOutPanelProps) {
  const { ledger, onShown, onStop, onRetry, onContinue, onClose, offers, children } = props;
  const { deed = 'added', name = ledgerMessages.ledger, isAside = false } = props;
  const { status, conclusion } = ledger;
  const t = useT();
  const [areAllShown, setAreAllShown] = useState(false);
  useEffect(() => onShown?.(), [onShown]);
  const { total, added, skipped, failed, open } = tallyOf(ledger.rows);
  const isRunning = isUnderWay(status);
  const unsent = isRunning ? 0 : open;
  const retryable = isRunning ? 0 : countRetryable(ledger.rows);
  const rows = isRunning || areAllShown ? ledger.rows : ledger.rows.filter((row) => !isQuiet(row));
  // A success says itself how many were done.
  const saysMore = conclusion?.kind !== 'success' || skipped > 0 || unsent > 0;
  const close = <IconAction label={t(ledgerMessages.close)} icon={<X size={16} />} onClick={onClose} />;
  return (
    <Box
      ref={isAside ? undefined : showAll}
      component="section"
      aria-label={t(name)}
      sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}
    >
      {isRunning || !conclusion ? (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 }}>
          <Box sx={{ flex: 1, fontWeight: 600 }}>{t(ledgerMessages.progress, { done: total - open, total })}</Box>
          {isRunning ? <StopButton status={status} onStop={onStop} /> : close}
        </Box>
      ) : (
        <Told {...conclusion} action={close} isAside={isAside} />
      )}
      {isRunning && <LedgerLine done={total - open} total={total} />}
      {isRunning && <Waiting {...ledger} />}
      {status === 'interrupted' && <div>{t(ledgerMessages.interrupted)}</div>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: 1, fontSize: 12, color: 'text.secondary' }}>
          {saysMore && t(deeds[deed].tally, { added, skipped, failed, unsent })}
        </Box>
        {!children && rows.length < total && (
          <Button size="small" onClick={() => setAreAllShown(true)}>
            {t(ledgerMessages.showAll)}
          </Button>
        )}
        <SendButtons {...{ unsent, retryable, onContinue, onRetry }} />
      </Box>
      {children ?? (rows.length > 0 && <LedgerRows {...{ rows, isRunning, offers, name }} done={deeds[deed].done} />)}
    </Box>
  );
}

/** Whether it was done as it was wanted, so that the sum says all of it. */
function isQuiet({ outcome, reason }: LedgerRow): boolean {
  return outcome === 'added' && reason === null;
}

/** Brings what has just appeared into view, for a form above it may fill a small screen. */
function showAll(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' });
}

/** What the last round came to, announced like a notice. */
function Told({ kind, text, detail, action, isAside }: Conclusion & { action: ReactNode; isAside: boolean }) {
  const t = useT();
  return (
    <PlainAlert
      ref={isAside ? undefined : showAll}
      severity={kind}
      role={kind === 'success' ? 'status' : 'alert'}
      action={action}
    >
      <div dir={directionOf(text)}>{t(text)}</div>
      {detail && (
        <Box dir={directionOf(detail)} sx={{ color: 'text.secondary' }}>
          {t(detail)}
        </Box>
      )}
    </PlainAlert>
  );
}
