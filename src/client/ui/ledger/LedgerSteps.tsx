import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';

import type { Ledger } from '#client/lib/tally';
import { useT } from '../language/useT';
import { ledgerMessages } from './messages';

/** How far a fan-out is, as a line. */
export function LedgerLine({ done, total }: { done: number; total: number }) {
  const t = useT();
  return (
    <LinearProgress
      variant="determinate"
      aria-label={t(ledgerMessages.progressName)}
      value={total === 0 ? 100 : (done / total) * 100}
      sx={{ flex: 1, minWidth: 80, height: 6, borderRadius: 1 }}
    />
  );
}

/** Stops what has not been sent yet. */
export function StopButton({ status, onStop }: Pick<Ledger, 'status'> & { onStop: () => void }) {
  const t = useT();
  return (
    <Button size="small" variant="outlined" disabled={status === 'stopping'} onClick={onStop}>
      <span>{t(status === 'stopping' ? ledgerMessages.stopping : ledgerMessages.stop)}</span>
    </Button>
  );
}

interface SendButtonsProps {
  /** How many were not sent. */
  unsent: number;
  /** How many failed and may succeed. */
  retryable: number;
  onContinue: () => void;
  onRetry: () => void;
}

/** Sends the rest, and once more what failed, where there is any. */
export function SendButtons({ unsent, retryable, onContinue, onRetry }: SendButtonsProps) {
  const t = useT();
  return (
    <>
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
    </>
  );
}
