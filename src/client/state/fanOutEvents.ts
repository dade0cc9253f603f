import { createAction, isAnyOf } from '@reduxjs/toolkit';

import type { Address } from './address';
import type { EventPattern } from './sagas/eventPattern';

/** A plan of which the rows with this outcome are about to be sent again. */
interface ResumedPlan {
  key: string;
  place: Address;
  outcome: 'failed' | 'unsent';
  /** Whether those of which nobody knows are looked for first. */
  looksFirst: boolean;
  /** The only row that is sent, where it is not all of them. */
  only?: string;
}

/** The rows of a ledger with this outcome are about to be sent again. */
export const planResumed = createAction<ResumedPlan>('fanOuts/planResumed');

/** A person closed the ledger of this key, and gave up what is still unsent. */
export const ledgerClosed = createAction<string>('fanOuts/ledgerClosed');

/** A fan-out, and the name of its kind. */
interface FanOutRef {
  kind: string;
  key: string;
}

/** Exactly the failed items are to be sent again that may succeed. */
export const retryChosen = createAction<FanOutRef>('fanOut/retryChosen');
/** What was held back by Stop, or cut off by the end of the session, is to be sent after all. */
export const continueChosen = createAction<FanOutRef>('fanOut/continueChosen');

/** Retry or Continue. */
export type ResumeEvent = ReturnType<typeof retryChosen>;

/** A person wants to go on with a plan of which something was not sent, or has failed. */
export const isResume = isAnyOf(retryChosen, continueChosen);

/** Retry and Continue of the plans of one kind. */
export function resumeOf({ name }: { name: string }): EventPattern<ResumeEvent> {
  return { match: (event): event is ResumeEvent => isResume(event) && event.payload.kind === name };
}
