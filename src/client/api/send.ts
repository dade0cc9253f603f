import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import { isAxiosError } from 'axios';

import { isUnauthorized, UnreadableAnswer, Unsent } from '#client/lib/errors';
import { recordCall } from '#client/lib/flightRecorder';
import { isOffline } from '#client/lib/line';
import type { Endpoint, PathParams, Payloads } from '#contract/endpoint';
import { addressOf } from './address';
import { cancellable } from './cancellable';
import { http, httpSettings } from './http';

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
  /** Settings of axios, for answers that are not read as JSON at once. */
  request?: AxiosRequestConfig;
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
  return cancellable((signal) => perform<P['reply']>(endpoint, input as LooseInput, { signal, ...options }));
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
  try {
    return (await send(endpoint, input, {
      ...options,
      request: { responseType: 'stream' },
    })) as ReadableStream<Uint8Array>;
  } catch (error) {
    if (isAxiosError(error) && error.response)
      error.response.data = await readJson(error.response.data as ReadableStream);
    throw error;
  }
}

async function readJson(bytes: ReadableStream): Promise<unknown> {
  try {
    return await new Response(bytes).json();
  } catch {
    return null;
  }
}

interface LooseInput {
  params?: Record<string, string | number>;
  query?: object;
  body?: object;
  images?: Record<string, File | null | undefined>;
}

async function perform<Reply>(
  endpoint: Endpoint,
  input: LooseInput,
  { bearer, keepsSession, request, signal }: SendOptions,
): Promise<Reply> {
  const { baseUrls, currentToken, onUnauthorized } = httpSettings();
  const stored = currentToken();
  const token = bearer === undefined ? stored : bearer;
  const wasOffline = isOffline();
  const data = input.images ? bodyWithImages(input.body ?? {}, input.images) : input.body;
  try {
    const call = http.request<Reply>({
      ...request,
      method: endpoint.method,
      url: addressOf(endpoint, baseUrls, input.params),
      params: input.query,
      data,
      headers: {
        ...(token !== null && { Authorization: `Bearer ${token}` }),
        // `fetch` names the type of a form, for only it knows the boundary.
        ...(data instanceof FormData && { 'Content-Type': null }),
      },
      signal,
    });
    const response = await recorded(endpoint, call);
    if (!isJson(response)) throw new UnreadableAnswer('foreign', 'The answer is not JSON');
    return response.data;
  } catch (error) {
    if (wasOffline && isOffline() && isWithoutAnswer(error)) throw new Unsent(endpoint.method !== 'GET');
    if (isSuccess(error)) throw new UnreadableAnswer('foreign', 'The answer is not JSON');
    if (isUnauthorized(error) && token !== null && !keepsSession && stored === currentToken()) onUnauthorized();
    throw error;
  }
}

/** Has the flight recorder tell how a call ends, and when. */
async function recorded<Answer extends AxiosResponse>({ method, path }: Endpoint, call: Promise<Answer>) {
  const began = performance.now();
  const record = (end: number | string) => {
    recordCall(method, path, end, performance.now() - began);
  };
  try {
    const answer = await call;
    record(answer.status);
    return answer;
  } catch (error) {
    record((isAxiosError(error) && (error.response?.status ?? error.code)) || 'LOST');
    throw error;
  }
}

/** Whether no answer came at all. */
function isWithoutAnswer(error: unknown): boolean {
  return isAxiosError(error) && !error.response;
}

/** Whether a call failed although its status is that of a success: its body is not JSON. */
function isSuccess(error: unknown): boolean {
  const status = isAxiosError(error) ? error.response?.status : undefined;
  return status !== undefined && status >= 200 && status < 300;
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
  Object.entries(body).forEach(([field, value]) => {
    form.append(field, String(value ?? ''));
  });
  Object.entries(named).forEach(([field, file]) => {
    form.append(field, file ?? '');
  });
  return form;
}
