import { lazy, Suspense } from 'react';

import type { ConfirmDialogProps } from './ConfirmDialog';

const ConfirmDialog = lazy(async () => ({ default: (await import('./ConfirmDialog')).ConfirmDialog }));

/** A `ConfirmDialog` whose code is fetched when the first question is asked. */
export function ConfirmOnDemand(props: ConfirmDialogProps) {
  return (
    <Suspense>
      <ConfirmDialog {...props} />
    </Suspense>
  );
}
