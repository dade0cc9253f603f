import { useEffect, useRef } from 'react';

import type { HomeScheduleDraft } from '../../../../contract/homeServices/staff';
import type { useFanOut } from '../../../state/useFanOut';

type FanOut = ReturnType<typeof useFanOut>;

/** Leaves out the drafts that some ledger has told as added since the form was opened. */
export function useNotAdded({ isSending, panel }: FanOut) {
  const added = useRef(new Set<string>());
  const rows = panel?.ledger.rows;
  useEffect(() => {
    if (isSending) return;
    rows?.filter(({ outcome }) => outcome === 'added').forEach(({ sending }) => added.current.add(JSON.stringify(sending)));
  }, [isSending, rows]);
  return (drafts: readonly HomeScheduleDraft[]) => drafts.filter((draft) => !added.current.has(JSON.stringify(draft)));
}

/** Closes the form with its ledger when all that was being sent is added, unless something else was typed meanwhile. */
export function useCloseOnceAdded({ isSending, panel }: FanOut, isUnchanged: boolean, close: () => void): void {
  const wasSending = useRef(isSending);
  useEffect(() => {
    const hasEnded = wasSending.current && !isSending;
    wasSending.current = isSending;
    if (!hasEnded || !isUnchanged || !panel?.ledger.rows.every(({ outcome }) => outcome === 'added')) return;
    panel.onClose();
    close();
  }, [close, isSending, isUnchanged, panel]);
}
