import { useDispatch, useSelector } from 'react-redux';

import { continueChosen, retryChosen } from './fanOut';
import type { FanOutsRoot } from './fanOutLedgers';
import { ledgerClosed, selectLedger, stopChosen } from './fanOutLedgers';

/** Follows the fan-out of a key, and lets a person steer it; its ledger is there once something was sent. */
export function useFanOut(key: string) {
  const dispatch = useDispatch();
  const ledger = useSelector((state: FanOutsRoot) => selectLedger(state, key));
  return {
    isSending: ledger?.status === 'running' || ledger?.status === 'stopping',
    /** What a panel needs to show it. */
    panel: ledger && {
      ledger,
      onStop: () => { dispatch(stopChosen(key)); },
      onRetry: () => { dispatch(retryChosen({ key })); },
      onContinue: () => { dispatch(continueChosen({ key })); },
      onClose: () => { dispatch(ledgerClosed(key)); },
    },
  };
}
