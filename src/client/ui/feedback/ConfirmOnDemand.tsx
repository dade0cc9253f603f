import { lazy, Suspense } from 'react';

import type { ConfirmDialogProps } from './ConfirmDialog';
import { confirmDialog } from './confirmDialogCode';

const ConfirmDialog = lazy(async () => ({ default: await confirmDialog.want() }));

/** A `ConfirmDialog` whose code is fetched when the first question is asked, or some time after the start. */
export function ConfirmOnDemand(props: ConfirmDialogProps) {
  return (
    <Suspense>
      <ConfirmDialog {...props} />
    </Suspense>
  );
}
