import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { countRetryable, isUnderWay, tallyOf, type Ledger, type LedgerRow } from '#client/lib/tally';
import type { Message, Text } from '#client/lib/text';
import { useClosing } from '../clock/useClosing';
import { isFocusFree } from '../focus/isFocusFree';
import { directionOf } from '../language/directionOf';
import { useT } from '../language/useT';
import { IconAction } from '../page/IconAction';
import { LedgerRows, type RowOffer } from './LedgerRows';
import { LedgerLine, SendButtons, StopButton } from './LedgerSteps';
import { ledgerMessages } from './messages';
import { Waiting } from './Waiting';

/** How many of a fan-out stand where. */
export interface Result {
  added: number;
  skipped: number;
  failed: number;
  unsent: number;
}

interface FanOutBarProps {
  ledger: Ledger;
  /** Called when it comes on screen; what it returns, when it goes. */
  onShown?: () => () => void;
  onStop: () => void;
  onRetry: () => void;
  onContinue: () => void;
  onClose: () => void;
  /** What it came to, in a few words, such as `10 accepted, 2 failed`. */
  resultOf: (result: Result) => Text;
  /** What the list says of an item that was done but not as it was wanted. */
  done: Message;
  /** What can be done about what was done, such as to undo it. */
  offer?: RowOffer | undefined;
}

/** Milliseconds after which a result goes that needs nobody, and one that offers something. */
const SUCCESS_MS = 5_000;
const OFFER_MS = 10_000;

/**
 * A fan-out in one line, where its button stood: how far it is, and then what it came to. A list names only what
 * failed, or what another desk had done to it; where there is nothing of that kind it goes by itself (decisions:
 * fan-outs).
 */
export function FanOutBar(props: FanOutBarProps) {
  const { ledger, onShown, onClose, resultOf, done, offer } = props;
  const { status, rows, conclusion } = ledger;
  const t = useT();
  const box = useRef<HTMLElement>(null);
  useEffect(() => onShown?.(), [onShown]);
  useEffect(() => {
    // The button that began it has gone, and the next one is the one that takes it back.
    if (isFocusFree(box.current)) box.current?.focus({ preventScroll: true });
  }, []);
  const { added, skipped, failed, open } = tallyOf(rows);
  const isRunning = isUnderWay(status);
  const told = isRunning ? [] : rows.filter(isToldOf);
  const isUnexplained = conclusion?.kind === 'error' && failed === 0;
  const needsNobody = status === 'finished' && told.length === 0 && open === 0 && !isUnexplained;
  const holding = useClosing(needsNobody ? (offer ? OFFER_MS : SUCCESS_MS) : null, onClose);
  return (
    <Box
      ref={box}
      component="section"
      tabIndex={-1}
      aria-label={t(ledgerMessages.ledger)}
      {...holding}
      sx={{ display: 'grid', gap: 0.5, outline: 'none', ol: { maxHeight: 140 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 32 }}>
        {isRunning && <Progress {...props} />}
        <Box role={failed > 0 ? 'alert' : 'status'} sx={{ fontWeight: 600, marginInlineEnd: 'auto' }}>
          {!isRunning && t(resultOf({ added, skipped, failed, unsent: open }))}
        </Box>
        {!isRunning && <NextSteps {...props} />}
      </Box>
      {isRunning && <Waiting {...ledger} />}
      {status === 'interrupted' && <div>{t(ledgerMessages.interrupted)}</div>}
      {isUnexplained && <div dir={directionOf(conclusion.text)}>{t(conclusion.text)}</div>}
      {conclusion?.detail && !isUnexplained && failed === 0 && (
        <Box dir={directionOf(conclusion.detail)} sx={{ color: 'text.secondary' }}>
          {t(conclusion.detail)}
        </Box>
      )}
      {told.length > 0 && (
        <LedgerRows rows={told} {...{ isRunning, done }} name={ledgerMessages.ledger} offers={NONE} />
      )}
    </Box>
  );
}

/** How far it is, and Stop. */
function Progress({ ledger: { status, rows }, onStop }: Pick<FanOutBarProps, 'ledger' | 'onStop'>) {
  const t = useT();
  const { total, open } = tallyOf(rows);
  return (
    <>
      <Box sx={{ fontWeight: 600 }}>{t(ledgerMessages.progress, { done: total - open, total })}</Box>
      <LedgerLine done={total - open} total={total} />
      <StopButton status={status} onStop={onStop} />
    </>
  );
}

/** What can be done about what it came to. */
function NextSteps({ ledger: { rows }, onRetry, onContinue, onClose, offer }: FanOutBarProps) {
  const t = useT();
  const { open } = tallyOf(rows);
  return (
    <>
      {offer && (
        <Button size="small" variant="outlined" onClick={offer.onChosen}>
          {t(offer.label)}
        </Button>
      )}
      <SendButtons unsent={open} retryable={countRetryable(rows)} {...{ onContinue, onRetry }} />
      <IconAction label={t(ledgerMessages.close)} icon={<X size={16} />} onClick={onClose} />
    </>
  );
}

const NONE: ReadonlyMap<string, RowOffer> = new Map();

/** Whether something has to be said of a row: that it failed, or what was otherwise than the page knew. */
function isToldOf({ outcome, reason }: LedgerRow): boolean {
  return outcome === 'failed' || outcome === 'refused' || (reason !== null && outcome !== 'unsent');
}
