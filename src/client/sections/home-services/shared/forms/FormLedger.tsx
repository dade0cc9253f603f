import Divider from '@mui/material/Divider';
import { useEffect, useRef } from 'react';

import { useFanOut } from '#client/state/fanOut/useFanOut';
import { FanOutPanel } from '#client/ui/ledger/FanOutPanel';

interface FormLedgerProps {
  ledgerKey: string;
  /** Whether the form closes once everything is added: nothing else was typed meanwhile. */
  closesOnceAdded: boolean;
  /** Closes the form. */
  onClose: () => void;
}

/** What became of what a form sent last, by many calls; it closes the form and itself once all of them are there. */
export function FormLedger({ ledgerKey, closesOnceAdded, onClose }: FormLedgerProps) {
  const { isSending, panel } = useFanOut(ledgerKey, true);
  const wasSending = useRef(isSending);
  useEffect(() => {
    const hasEnded = wasSending.current && !isSending;
    wasSending.current = isSending;
    if (
      !hasEnded ||
      !closesOnceAdded ||
      !panel?.ledger.rows.every(({ outcome }) => outcome === 'added' || outcome === 'skipped')
    )
      return;
    panel.onClose();
    onClose();
  }, [onClose, isSending, closesOnceAdded, panel]);
  if (!panel) return null;
  return (
    <>
      <Divider />
      <FanOutPanel {...panel} />
    </>
  );
}
