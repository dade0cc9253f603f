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

/** A fan-out, and the name of its kind. */
export interface FanOutRef {
  kind: string;
  key: string;
}

/** Exactly the failed items are to be sent again that may succeed. */
export const retryChosen = createAction<FanOutRef>('fanOut/retryChosen');
/** What was held back by Stop, or cut off by the end of the session, is to be sent after all. */
export const continueChosen = createAction<FanOutRef>('fanOut/continueChosen');
