/** How long an early answer may wait for whoever wants it, in milliseconds: after that it is no longer news. */
export const FRESH_MS = 30_000;

interface EarlyCall {
  address: string;
  authorization: string;
  madeAt: number;
  answer: Promise<Response>;
  abort: () => void;
}

let waiting: EarlyCall | null = null;

/** Makes a reading call before the workflow is loaded that wants its answer. */
export function askEarly(address: string, token: string): void {
  const controller = new AbortController();
  const authorization = `Bearer ${token}`;
  const headers = { Accept: 'application/json', Authorization: authorization };
  const request = new Request(address, { headers, signal: controller.signal });
  const answer = fetch(request);
  answer.catch(() => undefined);
  waiting = {
    address: comparable(request.url),
    authorization,
    madeAt: performance.now(),
    answer,
    abort: () => controller.abort(),
  };
}

/**
 * Takes the early answer where it is a success in JSON that the same call wants with the same token; `null` otherwise.
 * A call that is aborted meanwhile aborts the early one.
 */
export async function takeEarlySuccess(address: string, token: string, signal?: AbortSignal): Promise<Response | null> {
  const early = waiting;
  if (!early) return null;
  const request = new Request(address, { headers: { Authorization: `Bearer ${token}` } });
  if (!isFor(request, early)) return null;
  abortWith(signal, early);
  const answer = await early.answer.catch(() => null);
  const isSuccess = answer?.ok && /\bjson\b/i.test(answer.headers.get('content-type') ?? '');
  if (!isSuccess || waiting !== early) return null;
  waiting = null;
  return answer;
}

/**
 * Like `fetch`, but takes the answer of the early call where the same call is made with the same token; each answer is
 * taken once. An early call that got no answer is made again. The first other token, and the first call that writes,
 * end the waiting of an early answer.
 */
export function fetchOrTake(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const early = waiting && input instanceof Request ? takeFor(input, waiting) : null;
  if (!early || !(input instanceof Request)) return fetch(input, init).then(bodiless);
  abortWith(input.signal, early);
  return early.answer.catch(() => fetch(input, init));
}

/** Chromium gives a 304 an empty body, of which the library cannot make another answer; it has none. */
function bodiless(answer: Response): Response {
  return answer.status === 304 ? Object.defineProperty(answer, 'body', { value: null }) : answer;
}

/** The early call where it is the same as this one; one that will never be is given up. */
function takeFor(request: Request, early: EarlyCall): EarlyCall | null {
  if (isFor(request, early)) {
    waiting = null;
    return early;
  }
  if (!mayTake(request, early)) {
    waiting = null;
    early.abort();
  }
  return null;
}

function isFor(request: Request, early: EarlyCall): boolean {
  return mayTake(request, early) && comparable(request.url) === early.address;
}

function mayTake({ method, headers }: Request, early: EarlyCall): boolean {
  return (
    method === 'GET' &&
    headers.get('Authorization') === early.authorization &&
    performance.now() - early.madeAt < FRESH_MS
  );
}

function abortWith(signal: AbortSignal | undefined, { abort }: EarlyCall): void {
  signal?.addEventListener('abort', abort, { once: true });
  if (signal?.aborted) abort();
}

/** A whole address as two writings of it can be compared: with its query in order. */
function comparable(address: string): string {
  const url = new URL(address);
  url.searchParams.sort();
  return url.href;
}
