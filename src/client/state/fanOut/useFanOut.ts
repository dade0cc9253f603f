import { useCallback } from 'react';
import { useDispatch } from 'react-redux';

import { isUnderWay } from '#client/lib/tally';
import { continueChosen, ledgerClosed, retryChosen } from '../fanOutEvents';
import { useSelected } from '../useSelected';
import { ledgerHidden, ledgerShown, selectLedger, selectStatus, stopChosen } from './ledgers';

/**
 * Follows the fan-out of a key, and lets a person steer it; its ledger is there once something was sent.
 *
 * @param goesOnceAdded whether the ledger goes as soon as everything is added, as with the form of a schedule
 */
export function useFanOut(key: string, goesOnceAdded = false) {
  const dispatch = useDispatch();
  const onShown = useCallback(() => {
    dispatch(ledgerShown({ key, goesOnceAdded }));
    return () => dispatch(ledgerHidden(key));
  }, [dispatch, goesOnceAdded, key]);
  const ledger = useSelected(selectLedger, key);
  return {
    isSending: isUnderWay(ledger?.status),
    /** What a panel needs to show it. */
    panel: ledger && {
      ledger,
      onShown,
      onStop: () => dispatch(stopChosen(key)),
      onRetry: () => dispatch(retryChosen({ kind: ledger.kind, key })),
      onContinue: () => dispatch(continueChosen({ kind: ledger.kind, key })),
      onClose: () => dispatch(ledgerClosed(key)),
    },
  };
}

/** Follows only how the fan-out of a key stands, so that a form is not drawn anew with each answer. */
export function useFanOutStatus(key: string) {
  const status = useSelected(selectStatus, key);
  return { isSending: isUnderWay(status), isInterrupted: status === 'interrupted' };
}
