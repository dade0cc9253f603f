import { useSelector } from 'react-redux';

import { useOnceWanted } from '#client/ui/waiting/useOnDemand';
import type { DateText } from '#contract/common';
import { awayCode } from './awayCode';
import { selectIsAwayWanted } from './selectors';

/** The dialogs of a doctor who is away or late, and what stands of them once they are closed. */
export function Away({ today }: { today: DateText }) {
  const isWanted = useSelector(selectIsAwayWanted);
  const code = useOnceWanted(awayCode, isWanted);
  return isWanted && code && <code.AwayDesk today={today} />;
}
