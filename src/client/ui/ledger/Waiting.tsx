import Box from '@mui/material/Box';
import { useState } from 'react';

import type { Ledger } from '#client/lib/tally';
import { say, type Text } from '#client/lib/text';
import { timeLeft } from '#client/lib/timeLeft';
import { useTimeLeft } from '../clock/useTimeLeft';
import { useT } from '../language/useT';
import { UNSEEN } from '../page/Unseen';
import { useCallsHeld } from '../waiting/useCallsHeld';
import { useIsOffline } from '../waiting/useIsOffline';
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

const MINUTE_MS = 60_000;

/** Counts down until a moment, in milliseconds since 1970, for which a service has asked; `null` shows nothing. */
function Held({ until }: { until: number | null }) {
  return (
    <>
      {until !== null && <Countdown until={until} />}
      <Box role="status" sx={UNSEEN}>
        {until !== null && <Spoken key={until} until={until} />}
      </Box>
    </>
  );
}

const held = (ms: number): Text => say(ledgerMessages.held, { time: timeLeft(ms) });

function Countdown({ until }: { until: number }) {
  const t = useT();
  const left = useTimeLeft(until);
  return <div aria-hidden>{t(held(left))}</div>;
}

/** The same for those who hear it, at the beginning and then once a minute. */
function Spoken({ until }: { until: number }) {
  const t = useT();
  const left = useTimeLeft(until);
  const [first] = useState(left);
  return <span>{t(held(Math.min(first, Math.ceil(left / MINUTE_MS) * MINUTE_MS)))}</span>;
}
