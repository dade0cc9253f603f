import { useEffect } from 'react';
import { useSelector } from 'react-redux';

import { selectIsSending } from '../state/fanOutLedgers';

/** Has the browser ask before the page is closed while a fan-out is being sent (decisions: fan-outs). */
export function LeaveGuard() {
  const isSending = useSelector(selectIsSending);
  useEffect(() => {
    if (!isSending) return undefined;
    const ask = (event: BeforeUnloadEvent) => { event.preventDefault(); };
    window.addEventListener('beforeunload', ask);
    return () => { window.removeEventListener('beforeunload', ask); };
  }, [isSending]);
  return null;
}
