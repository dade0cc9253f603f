import fc from 'fast-check';

import { connectionLost, refusal } from './faults';

/** What becomes of one call: it is answered, refused, or taken although its answer is lost. */
export type Fault = 'none' | 'refused' | 'lost';

/** Any plan of faults for up to ten calls. */
export const anyFaults = fc.array(fc.constantFrom<Fault>('none', 'refused', 'lost'), { maxLength: 10 });

/** Answers calls by a plan, one fault a call; what is beyond the plan is answered. */
export function faultyAnswers(faults: readonly Fault[]) {
  let calls = 0;
  return <Reply>(write: () => Reply): Reply => {
    const fault = faults[calls] ?? 'none';
    calls += 1;
    if (fault === 'refused') throw refusal();
    const reply = write();
    if (fault === 'lost') throw connectionLost();
    return reply;
  };
}
