import { useEffect } from 'react';

import { onDemand } from '#client/device/onDemand';
import { untilQuiet } from '#client/state/sagas/untilQuiet';
import { useOnDemand } from '#client/ui/useOnDemand';
import type { DateText } from '#contract/common';
import { ViewBarSkeleton } from './ViewBarSkeleton';

/** The bar with filters, columns and views, whose pickers no list needs to show. */
export const viewBar = onDemand(() => import('./late/ViewBar').then(({ ViewBar }) => ViewBar));

interface LazyViewBarProps {
  today: DateText;
  /** Whether the list is there, after which the bar may come. */
  isWanted: boolean;
}

/** Milliseconds that the list gets to itself before the code of the bar is fetched and run. */
const AT_REST_MS = 800;

/**
 * Keeps the room of the bar until its code is there: once the list stands and nobody is at work in the page, or as soon
 * as the pointer comes.
 */
export function LazyViewBar({ today, isWanted }: LazyViewBarProps) {
  const [Bar, load, want] = useOnDemand(viewBar);
  useEffect(() => {
    if (!isWanted || Bar) return undefined;
    let isGone = false;
    const timer = setTimeout(() => {
      void untilQuiet().then(() => {
        if (!isGone) want();
      });
    }, AT_REST_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [Bar, isWanted, want]);
  if (Bar) return <Bar today={today} />;
  return (
    <div style={{ display: 'contents' }} aria-hidden onPointerEnter={() => load()}>
      <ViewBarSkeleton />
    </div>
  );
}
