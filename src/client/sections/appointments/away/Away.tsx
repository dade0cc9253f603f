import { useEffect } from 'react';
import { useSelector } from 'react-redux';

import { useOnDemand } from '#client/ui/useOnDemand';
import type { DateText } from '#contract/common';
import { awayCode } from './awayCode';
import { selectIsAwayWanted } from './selectors';

/** The dialogs of a doctor who is away or late, and what stands of them once they are closed. */
export function Away({ today }: { today: DateText }) {
  const isWanted = useSelector(selectIsAwayWanted);
  const [code, , want] = useOnDemand(awayCode);
  useEffect(() => {
    if (isWanted) want();
  }, [isWanted, want]);
  return isWanted && code && <code.AwayDesk today={today} />;
}
