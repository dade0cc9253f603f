import { useEffect, useRef } from 'react';

import type { useFanOut } from '#client/state/fanOut/useFanOut';

type FanOut = ReturnType<typeof useFanOut>;

/** Closes the form and its ledger once everything that was sent is there, unless something else was typed meanwhile. */
export function useCloseOnceAdded({ isSending, panel }: FanOut, isUnchanged: boolean, close: () => void): void {
  const wasSending = useRef(isSending);
  useEffect(() => {
    const hasEnded = wasSending.current && !isSending;
    wasSending.current = isSending;
    if (
      !hasEnded ||
      !isUnchanged ||
      !panel?.ledger.rows.every(({ outcome }) => outcome === 'added' || outcome === 'skipped')
    )
      return;
    panel.onClose();
    close();
  }, [close, isSending, isUnchanged, panel]);
}
