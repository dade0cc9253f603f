import { useDispatch } from 'react-redux';

import { useSelected } from '../useSelected';
import { ledgerClosed, selectLedger, stopChosen } from './ledgers';
import { continueChosen, retryChosen } from './runFanOut';

/** Follows the fan-out of a key, and lets a person steer it; its ledger is there once something was sent. */
export function useFanOut(key: string) {
  const dispatch = useDispatch();
  const ledger = useSelected(selectLedger, key);
  return {
    isSending: ledger?.status === 'running' || ledger?.status === 'stopping',
    /** What a panel needs to show it. */
    panel: ledger && {
      ledger,
      onStop: () => {
        dispatch(stopChosen(key));
      },
      onRetry: () => {
        dispatch(retryChosen({ kind: ledger.kind, key }));
      },
      onContinue: () => {
        dispatch(continueChosen({ kind: ledger.kind, key }));
      },
      onClose: () => {
        dispatch(ledgerClosed(key));
      },
    },
  };
}
