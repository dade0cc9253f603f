import { useSelector } from 'react-redux';

import { selectIsSending } from '#client/state/fanOut/ledgers';
import { selectHasDrafts } from '#client/state/forms/forms';
import { selectIsHalfDone } from '#client/state/halfDone/halfDone';
import { useAskBeforeClosing } from '#client/ui/layout/askBeforeLeaving';

/**
 * Has the browser ask before the page is closed, and Sign Out, while a fan-out is being sent, or while something stands
 * in a form that was left; the browser also while something is half done (decisions: failures).
 */
export function LeaveGuard() {
  const isSending = useSelector(selectIsSending);
  const isHalfDone = useSelector(selectIsHalfDone);
  const hasDrafts = useSelector(selectHasDrafts);
  useAskBeforeClosing(isSending || hasDrafts);
  useAskBeforeClosing(isHalfDone, true);
  return null;
}
