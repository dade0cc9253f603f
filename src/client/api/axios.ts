import axios, { isAxiosError, isCancel, type AxiosResponse } from 'axios';

import { recordCall } from '#client/device/flightRecorder';
import { isOffline, noteCall } from '#client/device/line';
import { onDemand } from '#client/device/onDemand';
import { isUnanswered, isUnauthorized, throttleOf, UnreadableAnswer, Unsent } from '#client/lib/errors';
import type { Endpoint } from '#contract/endpoint';
import { addressOf } from './address';
import type { LooseInput, SendOptions, StatedReply, Streamed } from './call';
import { fetchOrTake } from './early';
import { httpSettings } from './http';
import { compareClocks } from './serviceClock';

/**
 * One client for the three services: no timeout (Spec 1 §9), no header beyond the bearer and the content type, and what
 * is not JSON is an error. What was asked early is not asked again.
 */
export const http = axios.create({
  adapter: 'fetch',
  env: { fetch: fetchOrTake },
  timeout: 0,
  responseType: 'json',
  transitional: { silentJSONParsing: false },
  xsrfCookieName: '',
  headers: { common: { Accept: 'application/json' } },
});

/** What a service answers where nothing is newer than the tag that was named. */
const NOT_MODIFIED = 304;

/** What makes a reading call again that a service had no room for. */
const patience = onDemand(() => import(/* webpackChunkName: "patience" */ './patience'));

/** Makes a call as `send` promises it; one that reads, and that a service has no room for, waits as that asks for. */
export async function perform<Reply>(endpoint: Endpoint, input: LooseInput, options: SendOptions): Promise<Reply> {
  const attempt = () => performOnce<Reply>(endpoint, input, options);
  try {
    return await attempt();
  } catch (error) {
    if (endpoint.method !== 'GET' || !throttleOf(error)) throw error;
    const { readAgain } = await patience.want();
    return readAgain(error, attempt, options.signal);
  }
}

async function performOnce<Reply>(
  endpoint: Endpoint,
  input: LooseInput,
  { bearer, keepsSession, asStream, withStatus, knownTag, signal }: SendOptions,
): Promise<Reply> {
  const { baseUrls, currentToken, tokenHolds, onUnauthorized } = httpSettings();
  if (bearer === undefined && (await tokenHolds?.()) === false) throw new Unsent(endpoint.method !== 'GET');
  const stored = currentToken();
  const token = bearer === undefined ? stored : bearer;
  const wasOffline = isOffline();
  const data = input.images ? bodyWithImages(input.body ?? {}, input.images) : input.body;
  try {
    const call = http.request<Reply>({
      ...(asStream && { responseType: 'stream' }),
      ...(knownTag && { validateStatus: (status) => isGood(status) || status === NOT_MODIFIED }),
      method: endpoint.method,
      url: addressOf(endpoint, baseUrls, input.params),
      params: input.query,
      data,
      headers: {
        ...(token !== null && { Authorization: `Bearer ${token}` }),
        ...(knownTag && { 'If-None-Match': knownTag }),
        // `fetch` names the type of a form, for only it knows the boundary.
        ...(data instanceof FormData && { 'Content-Type': null }),
      },
      signal,
    });
    const response = await recorded(endpoint, call);
    if (wasOffline) noteCall('answered');
    if (response.status === NOT_MODIFIED) return null as Reply;
    const isRead = isJson(response);
    if (!isRead && !(withStatus && response.status === 201))
      throw new UnreadableAnswer('foreign', 'The answer is not JSON');
    if (asStream) return streamed(response) as Reply;
    return withStatus ? stated<Reply>(response.status, isRead ? response.data : null) : response.data;
  } catch (error) {
    if (withStatus && isAxiosError(error) && error.response?.status === 201) return stated<Reply>(201, null);
    if (asStream && isAxiosError(error) && error.response)
      error.response.data = await readJson(error.response.data as ReadableStream);
    if (wasOffline && isAxiosError(error) && !isCancel(error)) noteCall(error.response ? 'answered' : 'unanswered');
    if (wasOffline && isOffline() && isUnanswered(error)) throw new Unsent(endpoint.method !== 'GET');
    if (isSuccess(error)) throw new UnreadableAnswer('foreign', 'The answer is not JSON');
    if (isUnauthorized(error) && token !== null && !keepsSession && stored === currentToken()) onUnauthorized();
    throw error;
  }
}

/** An answer with its status, in place of the reply alone; who asks for it knows (`sendForStatus`). */
function stated<Reply>(status: number, reply: Reply | null): Reply {
  return { status, reply } satisfies StatedReply<Reply> as Reply;
}

async function readJson(bytes: ReadableStream): Promise<unknown> {
  try {
    return await new Response(bytes).json();
  } catch {
    return null;
  }
}

/** Has the flight recorder tell how a call ends, and when, and the clock of the service be compared with ours. */
async function recorded<Answer extends AxiosResponse>({ method, path }: Endpoint, call: Promise<Answer>) {
  const began = performance.now();
  const record = (end: number | string, answer?: AxiosResponse) => {
    const took = performance.now() - began;
    recordCall(method, path, end, took);
    compareClocks(answer?.headers.date, took);
  };
  try {
    const answer = await call;
    record(answer.status, answer);
    return answer;
  } catch (error) {
    const failed = isAxiosError(error) ? error : undefined;
    record(failed?.response?.status ?? failed?.code ?? 'LOST', failed?.response);
    throw error;
  }
}

/** Whether a call failed although its status is that of a success: its body is not JSON. */
function isSuccess(error: unknown): boolean {
  const status = isAxiosError(error) ? error.response?.status : undefined;
  return status !== undefined && isGood(status);
}

function isGood(status: number): boolean {
  return status >= 200 && status < 300;
}

function streamed({ data, headers }: AxiosResponse): Streamed {
  const tag: unknown = headers.etag;
  return { bytes: data as Streamed['bytes'], tag: typeof tag === 'string' ? tag : null };
}

/** Whether an answer says that it is JSON, as those of the services do; a proxy answers with a page instead. */
function isJson({ data, headers }: AxiosResponse<unknown>): boolean {
  const type: unknown = headers['content-type'];
  return !data || typeof type !== 'string' || /\bjson\b/i.test(type);
}

/**
 * Makes multipart of the body when a file was chosen, and else sends it as it is (Spec 2 §7). An image that is
 * `undefined` is left out and stays as it was; `null` removes it.
 */
function bodyWithImages(body: object, images: Record<string, File | null | undefined>): object {
  const named = Object.fromEntries(Object.entries(images).filter(([, file]) => file !== undefined));
  if (!Object.values(named).some((file) => file instanceof File)) return { ...body, ...named };
  const form = new FormData();
  Object.entries(body).forEach(([field, value]) => form.append(field, String(value ?? '')));
  Object.entries(named).forEach(([field, file]) => form.append(field, file ?? ''));
  return form;
}
