import { useEffect } from 'react';
import { useSelector } from 'react-redux';

import { selectIsSending } from '#client/state/fanOut/ledgers';
import { selectIsHalfDone } from '#client/state/halfDone';

/**
 * Has the browser ask before the page is closed while a fan-out is being sent, or while something is half done
 * (decisions: fan-outs).
 */
export function LeaveGuard() {
  const isSending = useSelector(selectIsSending);
  const isHalfDone = useSelector(selectIsHalfDone);
  const isUnderWay = isSending || isHalfDone;
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
    };
  }, [isUnderWay]);
  return null;
}
