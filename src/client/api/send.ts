import { recordCall } from '#client/device/flightRecorder';
import { onDemand } from '#client/device/onDemand';
import type { Endpoint, Payloads } from '#contract/endpoint';
import { addressOf, queryText } from './address';
import type { CallInput, LooseInput, SendOptions, StatedReply, Streamed } from './call';
import { cancellable } from './cancellable';
import { FRESH_MS, takeEarlySuccess } from './early';
import { httpSettings } from './http';
import { compareClocks } from './serviceClock';

/** axios, which comes after the first screen: what that shows has been asked for early. */
const axiosCode = onDemand(() => import(/* webpackChunkName: "axios" */ './axios'));

/** Has axios fetched before a call needs it. Rejects when that is not possible. */
export const loadAxios = axiosCode.load;

/**
 * Makes a call of the contract and resolves with its reply; a saga that is cancelled meanwhile aborts it. Rejects with
 * the axios error, and tells the session first when its token was refused. Rejects with `UnreadableAnswer` when the
 * answer does not come from the service, and with `Unsent` when the page was offline.
 */
export function send<Path extends string, P extends Payloads>(
  endpoint: Endpoint<Path, P>,
  input: CallInput<Path, P>,
  options: SendOptions = {},
): Promise<P['reply']> {
  return cancellable(async (signal) => {
    const asked = { signal, ...options };
    const early = await earlyReply(endpoint, input as LooseInput, asked);
    if (early !== null) return early;
    const { perform } = await axiosCode.want();
    return perform<P['reply']>(endpoint, input as LooseInput, asked);
  });
}

/** Like `send`, but resolves with what `read` makes of the answer, and rejects with what `read` throws. */
export function sendAndRead<Path extends string, P extends Payloads, Answer>(
  endpoint: Endpoint<Path, P>,
  input: CallInput<Path, P>,
  read: (reply: P['reply']) => Answer,
  options: SendOptions = {},
): Promise<Answer> {
  return cancellable(async (signal) => read(await send(endpoint, input, { signal, ...options })));
}

/** Like `send`, but resolves as soon as the answer begins; with `null` where it is the one of `knownTag`. */
export async function sendForStream<Path extends string, P extends Payloads>(
  endpoint: Endpoint<Path, P>,
  input: CallInput<Path, P>,
  options: SendOptions = {},
): Promise<Streamed | null> {
  return (await send(endpoint, input, { ...options, asStream: true })) as Streamed | null;
}

/** Like `send`, but resolves with the status too; a 201 is an answer whatever its body. */
export async function sendForStatus<Path extends string, P extends Payloads>(
  endpoint: Endpoint<Path, P>,
  input: CallInput<Path, P>,
  options: SendOptions = {},
): Promise<StatedReply<P['reply']>> {
  return (await send(endpoint, input, { ...options, withStatus: true })) as StatedReply<P['reply']>;
}

/** What an early call has brought, where it is a success in JSON; `null` where the call is to be made. */
async function earlyReply(
  endpoint: Endpoint,
  { params, query }: LooseInput,
  { bearer, asStream, signal }: SendOptions,
): Promise<unknown> {
  const { baseUrls, currentToken } = httpSettings();
  const token = currentToken();
  if (endpoint.method !== 'GET' || bearer !== undefined || token === null) return null;
  const began = performance.now();
  const answer = await takeEarlySuccess(addressOf(endpoint, baseUrls, params) + queryText(query), token, signal);
  const reply: unknown = asStream ? streamed(answer) : await answer?.json().catch(() => null);
  if (answer) {
    recordCall(endpoint.method, endpoint.path, answer.status, performance.now() - began);
    compareClocks(answer.headers.get('date'), FRESH_MS + performance.now() - began);
  }
  return reply ?? null;
}

function streamed(answer: Response | null): Streamed | null {
  return answer?.body ? { bytes: answer.body, tag: answer.headers.get('etag') } : null;
}
