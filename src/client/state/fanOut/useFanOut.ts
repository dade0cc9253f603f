import { useDispatch } from 'react-redux';

import { useSelected } from '../useSelected';
import { continueChosen, retryChosen } from './fanOut';
import { ledgerClosed, selectLedger, stopChosen } from './ledgers';

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
        dispatch(retryChosen({ key }));
      },
      onContinue: () => {
        dispatch(continueChosen({ key }));
      },
      onClose: () => {
        dispatch(ledgerClosed(key));
      },
    },
  };
}
