/** How long an early answer may wait for whoever wants it, in milliseconds: after that it is no longer news. */
const FRESH_MS = 30_000;

interface EarlyCall {
  address: string;
  authorization: string;
  madeAt: number;
  answer: Promise<Response>;
  abort: () => void;
}

let waiting: EarlyCall | null = null;

/** Makes a reading call before the workflow is loaded that wants its answer; `fetchOrTake` hands the answer over. */
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
    abort: () => {
      controller.abort();
    },
  };
}

/**
 * Like `fetch`, but takes the answer of the early call where the same call is made with the same token; each answer is
 * taken once. An early call that got no answer is made again. The first other token, and the first call that writes,
 * end the waiting of an early answer.
 */
export function fetchOrTake(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const early = waiting && input instanceof Request ? takeFor(input, waiting) : null;
  if (!early || !(input instanceof Request)) return fetch(input, init);
  const { signal } = input;
  signal.addEventListener('abort', early.abort, { once: true });
  if (signal.aborted) early.abort();
  return early.answer.catch(() => fetch(input, init));
}

/** The early call where it is the same as this one; one that will never be is given up. */
function takeFor({ method, url, headers }: Request, early: EarlyCall): EarlyCall | null {
  const mayTake =
    method === 'GET' &&
    headers.get('Authorization') === early.authorization &&
    performance.now() - early.madeAt < FRESH_MS;
  if (mayTake && comparable(url) !== early.address) return null;
  waiting = null;
  if (mayTake) return early;
  early.abort();
  return null;
}

/** A whole address as two writings of it can be compared: with its query in order. */
function comparable(address: string): string {
  const url = new URL(address);
  url.searchParams.sort();
  return url.href;
}
