import fc from 'fast-check';

import { connectionLost, refusal } from './faults';

/** What becomes of one call: it is answered, refused, or its token is; it, or its answer, is lost on the way. */
const FAULTS = ['none', 'refused', 'signedOut', 'neverArrived', 'lost'] as const;
export type Fault = (typeof FAULTS)[number];

/** Any plan of faults for up to ten calls. */
export const anyFaults = fc.array(fc.constantFrom(...FAULTS), { maxLength: 10 });

/** Answers calls by a plan, one fault a call; what is beyond the plan is answered. */
export function faultyAnswers(faults: readonly Fault[]) {
  let calls = 0;
  return <Reply>(write: () => Reply): Reply => {
    const fault = faults[calls] ?? 'none';
    calls += 1;
    if (fault === 'refused') throw refusal();
    if (fault === 'signedOut') throw refusal(401);
    if (fault === 'neverArrived') throw connectionLost();
    const reply = write();
    if (fault === 'lost') throw connectionLost();
    return reply;
  };
}
