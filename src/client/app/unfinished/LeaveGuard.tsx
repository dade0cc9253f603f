import { useSelector } from 'react-redux';

import { selectIsSending } from '#client/state/fanOut/ledgers';
import { selectIsHalfDone } from '#client/state/halfDone/halfDone';
import { useAskBeforeClosing } from '#client/ui/layout/askBeforeLeaving';

/**
 * Has the browser ask before the page is closed while a fan-out is being sent, or while something is half done
 * (decisions: fan-outs).
 */
export function LeaveGuard() {
  const isSending = useSelector(selectIsSending);
  const isHalfDone = useSelector(selectIsHalfDone);
  useAskBeforeClosing(isSending || isHalfDone);
  return null;
}
