import { Suspense } from 'react';
import { useSelector } from 'react-redux';

import { lazyComponent } from '#client/ui/waiting/lazyComponent';
import type { DateText } from '#contract/common';
import { selectIsSelectionShown } from './selectors';

/** Fetched when the first row is chosen. */
const ManyAtOnce = lazyComponent(async () => (await import('./late/ManyAtOnce')).ManyAtOnce);

/** The toolbar of the chosen appointments and their ledger, below the list so that no row moves when they come. */
export function Selection({ today }: { today: DateText }) {
  const isShown = useSelector(selectIsSelectionShown);
  return (
    isShown && (
      <Suspense>
        <ManyAtOnce today={today} />
      </Suspense>
    )
  );
}
