import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { Check, CircleDashed, Minus, X } from 'lucide-react';
import { memo, useEffect } from 'react';

import {
  countRetryable,
  isUnderWay,
  tallyOf,
  type Conclusion,
  type Ledger,
  type LedgerRow,
  type ItemOutcome,
} from '#client/lib/tally';
import type { Message } from '#client/lib/text';
import { directionOf } from '../directionOf';
import { IconAction } from '../IconAction';
import { useIsOffline } from '../useIsOffline';
import { useT } from '../useT';
import { ledgerMessages, outcomeLabels } from './messages';

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
}

/** What the ledger says of items that are added, deleted or changed: of one that is done, and of all. */
const deeds = {
  added: { done: outcomeLabels.added, tally: ledgerMessages.tally },
  deleted: { done: ledgerMessages.deleted, tally: ledgerMessages.deletionTally },
  changed: { done: ledgerMessages.changed, tally: ledgerMessages.changeTally },
};

/** A fan-out as it runs, and what became of it: progress, Stop, each item's outcome, Retry (decisions: fan-outs). */
export function FanOutPanel(props: FanOutPanelProps) {
  const { ledger, onShown, onStop, onRetry, onContinue, onClose, deed = 'added' } = props;
  const { status, rows, conclusion } = ledger;
  const t = useT();
  useEffect(() => onShown?.(), [onShown]);
  const { total, added, skipped, failed, open } = tallyOf(rows);
  const isRunning = isUnderWay(status);
  const unsent = isRunning ? 0 : open;
  const drawn = rowsToDraw(rows);
  const retryable = isRunning ? 0 : countRetryable(rows);
  return (
    <Box
      ref={showAll}
      component="section"
      aria-label={t(ledgerMessages.ledger)}
      sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 }}>
        <Box sx={{ flex: 1, fontWeight: 600 }}>{t(ledgerMessages.progress, { done: total - open, total })}</Box>
        {isRunning ? (
          <Button size="small" variant="outlined" disabled={status === 'stopping'} onClick={onStop}>
            <span>{t(status === 'stopping' ? ledgerMessages.stopping : ledgerMessages.stop)}</span>
          </Button>
        ) : (
          <IconAction label={t(ledgerMessages.close)} icon={<X size={16} />} onClick={onClose} />
        )}
      </Box>
      <LinearProgress
        variant="determinate"
        aria-label={t(ledgerMessages.progressName)}
        value={total === 0 ? 100 : ((total - open) / total) * 100}
        sx={{ height: 6, borderRadius: 1 }}
      />
      {status === 'running' && <Waiting />}
      {status === 'interrupted' && <div>{t(ledgerMessages.interrupted)}</div>}
      {conclusion && <Told {...conclusion} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: 1, fontSize: 12, color: 'text.secondary' }}>
          {t(deeds[deed].tally, { added, skipped, failed, unsent })}
        </Box>
        {unsent > 0 && (
          <Button size="small" variant="outlined" onClick={onContinue}>
            <span>{t(ledgerMessages.sendRest, { count: unsent })}</span>
          </Button>
        )}
        {retryable > 0 && (
          <Button size="small" variant="contained" onClick={onRetry}>
            <span>{t(ledgerMessages.retryFailed, { count: retryable })}</span>
          </Button>
        )}
      </Box>
      <Rows tabIndex={0} aria-label={t(ledgerMessages.ledger)}>
        {drawn.map((row) => (
          <Row key={row.id} row={row} added={deeds[deed].done} />
        ))}
        {drawn.length < rows.length && <li>{t(ledgerMessages.more, { count: rows.length - drawn.length })}</li>}
      </Rows>
    </Box>
  );
}

/** As many rows are drawn; 20,000 would hold the page for half a minute. */
const DRAWN_AT_MOST = 500;

/** The rows to draw: all of them, or of many those that are under way and those that a person has to look at. */
function rowsToDraw(rows: readonly LedgerRow[]): readonly LedgerRow[] {
  if (rows.length <= DRAWN_AT_MOST) return rows;
  const isQuiet = ({ outcome }: LedgerRow) => ['queued', 'added', 'skipped', 'unsent'].includes(outcome);
  return rows.filter((row) => !isQuiet(row)).slice(0, DRAWN_AT_MOST);
}

/** Brings what has just appeared into view, for a form above it may fill a small screen. */
function showAll(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' });
}

/** Says offline that the rest waits. */
function Waiting() {
  const t = useT();
  const isOffline = useIsOffline();
  return isOffline && <div>{t(ledgerMessages.waits)}</div>;
}

/** What the last round came to, announced like a notice. */
function Told({ kind, text, detail }: Conclusion) {
  const t = useT();
  return (
    <Alert ref={showAll} severity={kind} role={kind === 'success' ? 'status' : 'alert'} sx={{ paddingBlock: 0 }}>
      <div dir={directionOf(text)}>{t(text)}</div>
      {detail && (
        <Box dir={directionOf(detail)} sx={{ color: 'text.secondary' }}>
          {t(detail)}
        </Box>
      )}
    </Alert>
  );
}

const ICONS: Record<ItemOutcome, typeof Check> = {
  queued: CircleDashed,
  sent: CircleDashed,
  lost: CircleDashed,
  added: Check,
  skipped: Check,
  leftOut: Minus,
  failed: X,
  refused: X,
  unsent: Minus,
};

interface RowProps {
  row: LedgerRow;
  /** What is said of one that has succeeded. */
  added: Message;
}

const Row = memo(function Row({ row: { label, outcome, reason }, added }: RowProps) {
  const t = useT();
  const Icon = ICONS[outcome];
  const told = reason ?? { ...outcomeLabels, added }[outcome];
  return (
    <li data-outcome={outcome}>
      <Icon size={14} aria-hidden />
      <span dir={directionOf(label)}>{t(label)}</span>
      <span className="outcome" dir={directionOf(told)}>
        {t(told)}
      </span>
    </li>
  );
});

const Rows = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 2,
  maxHeight: 280,
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
  fontSize: 13,
  li: {
    display: 'grid',
    gridTemplateColumns: '16px auto minmax(4em, 1fr)',
    alignItems: 'baseline',
    gap: 8,
    paddingBlock: 3,
    color: theme.vars.palette.text.secondary,
  },
  svg: { alignSelf: 'center' },
  '.outcome': { textAlign: 'end', overflowWrap: 'anywhere' },
  'li:not([data-outcome="queued"], [data-outcome="sent"], [data-outcome="lost"], [data-outcome="unsent"])': {
    '> span:first-of-type': { color: theme.vars.palette.text.primary },
  },
  // On a telephone a reason has a line of its own.
  [theme.breakpoints.down('sm')]: {
    'li:is([data-outcome="lost"], [data-outcome="failed"], [data-outcome="refused"], [data-outcome="leftOut"])': {
      gridTemplateColumns: '16px 1fr',
      '.outcome': { gridColumn: 2, textAlign: 'start' },
    },
  },
  '[data-outcome="added"] svg, [data-outcome="skipped"] svg': { color: theme.vars.palette.primary.main },
  'li:is([data-outcome="failed"], [data-outcome="refused"]) :is(svg, .outcome)': {
    color: theme.vars.palette.error.main,
  },
}));
