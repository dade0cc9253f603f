import { onDemand } from '#client/device/onDemand';
import { selectInterruptedLedgers, type FanOutsRoot } from '#client/state/fanOut/ledgers';
import { selectSentForms, type FormsRoot } from '#client/state/forms/forms';
import { selectHalfDone, type HalfDoneRoot } from '#client/state/halfDone/halfDone';

/** What offers unfinished work, and the slice that it names patients from: most sessions begin without any. */
export const unfinishedCode = onDemand(() =>
  import(/* webpackChunkName: "unfinished" */ './offerUnfinished').then(({ unfinished }) => unfinished),
);

/** Whether an earlier session, or another person at this device, has left something unfinished. */
export function selectIsUnfinished(state: FormsRoot & FanOutsRoot & HalfDoneRoot): boolean {
  const works = [selectSentForms(state), selectInterruptedLedgers(state), selectHalfDone(state)];
  return works.some((work) => Object.keys(work).length > 0);
}
