import { createAction } from '@reduxjs/toolkit';

import type { ItemOutcome } from '#client/lib/tally';
import type { Address } from './address';

/** A plan of which the rows with this outcome are about to be sent again. */
interface ResumedPlan {
  key: string;
  place: Address;
  outcome: ItemOutcome;
  /** Whether those of which nobody knows are looked for first. */
  looksFirst?: boolean;
}

/** The rows of a ledger with this outcome are about to be sent again. */
export const planResumed = createAction<ResumedPlan>('fanOuts/planResumed');

/** A person closed the ledger of this key, and gave up what is still unsent. */
export const ledgerClosed = createAction<string>('fanOuts/ledgerClosed');
