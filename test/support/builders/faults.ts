import { AxiosError, AxiosHeaders, type AxiosResponse } from 'axios';

import type { Failure } from '#client/lib/errors';
import type { Text } from '#client/lib/text';

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
