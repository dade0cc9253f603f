import { recordCall } from '#client/lib/flightRecorder';
import { onDemand } from '#client/lib/onDemand';
import type { Endpoint, PathParams, Payloads } from '#contract/endpoint';
import { addressOf, queryText } from './address';
import type { LooseInput } from './axios';
import { cancellable } from './cancellable';
import { takeEarlySuccess } from './early';
import { httpSettings } from './http';

/** axios, which comes after the first screen: what that shows has been asked for early. */
const axiosCode = onDemand(() => import(/* webpackChunkName: "axios" */ './axios'));

/** Has axios fetched before a call needs it. Rejects when that is not possible. */
export const loadAxios = axiosCode.load;

type Images<P extends Payloads> = Partial<Record<NonNullable<P['images']>, File | null>>;

/** What one call sends: the query, body, images and path parameters that its endpoint asks for. */
export type CallInput<Path extends string, P extends Payloads> = ('query' extends keyof P
  ? { query: P['query'] }
  : unknown) &
  ('body' extends keyof P ? { body: P['body'] } : unknown) &
  ('images' extends keyof P ? { images?: Images<P> } : unknown) &
  (Path extends `${string}{${string}` ? { params: PathParams<Path> } : unknown);

/**
 * What makes a call differ from the usual one, which carries the stored token and ends the session when that is
 * refused.
 */
export interface SendOptions {
  /** A token other than the stored one; `null` for none. */
  bearer?: string | null;
  /** Whether a 401 only refuses what was sent, such as a wrong code, and leaves the session alone. */
  keepsSession?: boolean;
  /** Whether the reply is the bytes as they arrive, in place of what their JSON says. */
  asStream?: boolean;
  /** Aborts the call; when it is left out, a cancelled saga aborts the call. */
  signal?: AbortSignal;
}

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

/** Like `send`, but resolves as soon as the answer begins, with its bytes as they arrive. */
export async function sendForStream<Path extends string, P extends Payloads>(
  endpoint: Endpoint<Path, P>,
  input: CallInput<Path, P>,
  options: SendOptions = {},
): Promise<ReadableStream<Uint8Array>> {
  return (await send(endpoint, input, { ...options, asStream: true })) as ReadableStream<Uint8Array>;
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
  const reply: unknown = asStream ? answer?.body : await answer?.json().catch(() => null);
  if (answer) recordCall(endpoint.method, endpoint.path, answer.status, performance.now() - began);
  return reply ?? null;
}
