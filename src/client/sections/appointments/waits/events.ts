import { createAction } from '@reduxjs/toolkit';

import { createViewEvent } from '#client/state/address';
import type { Id } from '#contract/common';
import { NO_FILTERS, type Period } from '../list/address';
import type { WaitingLine } from './lines';

/** A person wants to see an appointment in the list, whatever narrows that. */
export const visitWanted = createViewEvent(
  'appointments/visitWanted',
  ({ id, period }: { id: Id; period: Period }) => ({
    ...NO_FILTERS,
    q: null,
    view: null,
    period: period === 'past' ? period : null,
    open: String(id),
  }),
);
/** What waits in the list as it is now is known, soonest first. */
export const waitingFound = createAction<readonly WaitingLine[]>('appointments/waitingFound');
/** A person put a line aside, as it was then. */
export const linePutAside = createAction<{ key: string; as: string }>('appointments/linePutAside');
/** An appointment was rejected or cancelled from this page. */
export const visitDroppedHere = createAction<Id>('appointments/visitDroppedHere');
