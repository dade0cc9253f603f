import { AxiosError, AxiosHeaders } from 'axios';
import type { AxiosResponse } from 'axios';
import fc from 'fast-check';

import type { Failure } from '#client/lib/errors';
import type { Text } from '#client/lib/text';

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

/** What a call is rejected with that a service answers with this status, body and headers. */
export function refusal(status = 400, data: unknown = {}, headers: Record<string, string> = {}): AxiosError {
  const config = { headers: new AxiosHeaders() };
  const response: AxiosResponse = { status, data, headers, statusText: '', config };
  return new AxiosError('refused', String(status), config, undefined, response);
}

/** What a call is rejected with whose answer never arrives. */
export function connectionLost(): AxiosError {
  return new AxiosError('Network Error', AxiosError.ERR_NETWORK);
}

/** What a person is told about a call that failed: this sentence and nothing else. */
export function makeFailure(text: Text): Failure {
  return { text, detail: null, fields: {} };
}
