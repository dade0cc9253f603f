import fc from 'fast-check';

import type { Clock } from './clock';

/**
 * What becomes of one call: it is answered, at once or after everything else; it or its answer is lost; its token is
 * refused; a proxy answers in place of the service, before the call has reached it or after.
 */
export const anyFate = fc.oneof(
  { withCrossShrink: true },
  { weight: 10, arbitrary: fc.constant('answered' as const) },
  { weight: 3, arbitrary: fc.constant('lost' as const) },
  { weight: 3, arbitrary: fc.constant('answerLost' as const) },
  { weight: 2, arbitrary: fc.constant('late' as const) },
  { weight: 1, arbitrary: fc.constant('tokenRefused' as const) },
  { weight: 1, arbitrary: fc.constant('proxyDown' as const) },
  { weight: 1, arbitrary: fc.constant('proxyPage' as const) },
);
/** Calls that are answered, at once or late. */
export const slowly = fc.constantFrom('answered' as const, 'late' as const);
export type Fate = typeof anyFate extends fc.Arbitrary<infer One> ? One : never;

/** How late a late answer is: after everything else has come to rest. */
const LATE_MS = 10_000;

/** A call that a page has made, and how the page is told its end. */
interface Call {
  /** Who made it, such as a tab. */
  by: string;
  request: Request;
  answer: (response: Response) => void;
  lose: (error: Error) => void;
}

/** A call that has reached the service. */
export interface Served {
  method: string;
  path: string;
  sent: unknown;
  status: number;
  reply: unknown;
}

const page = (status: number) =>
  new Response('<html><title>Bad gateway</title></html>', { status, headers: { 'content-type': 'text/html' } });

/** The way from the desks to the service: one call after another, each with its fate. */
export class Network {
  private calls: Call[] = [];
  private fates: Fate[] = [];

  constructor(
    private readonly clock: Clock,
    /** Hears of what reaches the service. */
    private readonly hear: (by: string, served: Served) => void,
    /** What the page gets of an answer, as of a service that says less. */
    private readonly told: (text: string) => string = (text) => text,
  ) {}

  /** The next calls have these fates; all is well after that. */
  expect(fates: readonly Fate[]): void {
    this.fates = [...fates];
  }

  /** Takes a call of a page on its way; where that gives it up, it may have arrived all the same. */
  take(by: string, request: Request): Promise<Response> {
    return new Promise((answer, lose) => {
      this.calls.push({ by, request, answer, lose });
      request.signal.addEventListener('abort', () => lose(new DOMException('given up', 'AbortError')));
    });
  }

  /** Brings the next call to its end; whether there was one. */
  async carry(): Promise<boolean> {
    const call = this.calls.shift();
    if (!call) return false;
    const isPlain = !call.request.headers.has('authorization');
    const fate = isPlain ? 'answered' : (this.fates.shift() ?? 'answered');
    if (fate === 'lost') call.lose(new TypeError('Failed to fetch'));
    else if (fate === 'proxyDown') call.answer(page(502));
    else await this.serve(call, fate);
    return true;
  }

  private async serve({ by, request, answer, lose }: Call, fate: Fate): Promise<void> {
    const { method, url } = request;
    const headers = new Headers(request.headers);
    if (fate === 'tokenRefused') headers.set('authorization', 'Bearer spoiled');
    const typed = await request.text();
    const sent = readJson(typed);
    // A call without a body may not be sent with an empty one, which would be of no type that the service knows.
    const response = await fetch(url, { method, headers, body: typed === '' ? null : typed });
    const { status } = response;
    const text = await response.text();
    this.hear(by, { method, path: new URL(url).pathname, sent, status, reply: readJson(text) });
    const carried = new Response(text === '' ? null : this.told(text), { status, headers: response.headers });
    if (fate === 'answerLost') lose(new TypeError('Failed to fetch'));
    else if (fate === 'proxyPage') answer(page(200));
    else if (fate === 'late') this.clock.set(() => answer(carried), LATE_MS);
    else answer(carried);
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
