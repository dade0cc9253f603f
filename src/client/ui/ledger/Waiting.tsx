import type { Ledger } from '#client/lib/tally';
import { useT } from '../language/useT';
import { useCallsHeld } from '../waiting/useCallsHeld';
import { useIsOffline } from '../waiting/useIsOffline';
import { Held } from './Held';
import { ledgerMessages } from './messages';

/** Says that the rest waits: while the page is offline, or for as long as the service asks for it. */
export function Waiting({ status, rows, pace }: Ledger) {
  const t = useT();
  const isOffline = useIsOffline();
  const callsHeld = useCallsHeld();
  // What is read before anything is sent, or to look after lost answers, is held by itself.
  const isReading = !rows.some(({ outcome }) => outcome === 'sent');
  return (
    <>
      {isOffline && status === 'running' && <div>{t(ledgerMessages.waits)}</div>}
      <Held until={pace?.heldUntil ?? (isReading ? callsHeld : null)} />
    </>
  );
}
