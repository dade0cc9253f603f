import { askedWaitMs } from '#client/lib/askedWait';
import { isObject } from '#client/lib/records';
import { say, type Message } from '#client/lib/text';
import { fillPath, type Endpoint, type ServiceName } from '#contract/endpoint';
import { conformMessages as messages } from './messages';
import { Report, subjectOf } from './report';
import { faultsOf, recordsIn } from './shapes';

/** Where the services and the page stand, and what else `config.json` says of them. */
export interface Place {
  /** Whole addresses. */
  baseUrls: Readonly<Record<ServiceName, string>>;
  /** Where the page is served from; `null` where nobody has said so. */
  pageOrigin: string | null;
  otpMobile: string;
  /** Hosts and origins, besides those of page and services, that pictures may come from. */
  pictureSources: readonly string[];
  /** The query by which the page asks what has changed, where `config.json` names one. */
  changesQuery?: string | undefined;
}

/** What a check is lent by its surroundings. */
export interface Means {
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Now, in milliseconds. */
  now: () => number;
  pause: (milliseconds: number) => Promise<void>;
  /** Whether a question of a browser can be asked in its place: whoever is none can. */
  asksAsBrowser: boolean;
  signal?: AbortSignal;
}

/** What is sent. */
export interface Sent {
  params?: Record<string, string | number>;
  query?: object;
  body?: object;
  token?: string | null;
}

/** What came back. */
export interface Heard {
  status: number;
  headers: Headers;
  body: unknown;
  /** Milliseconds until the whole answer was there. */
  took: number;
  length: number;
}

/** A lasting refusal is not waited for. */
const TRIES = 4;
const LONGEST_WAIT_MS = 61_000;
const USUAL_WAIT_MS = 2000;

/** Makes calls as the page does, and says what they are answered. */
export class Caller {
  readonly report = new Report();
  token: string | null = null;
  /** The services whose limit was met, each of which is told of once. */
  readonly #throttled = new Set<ServiceName>();
  /** Whether any service has answered in JSON. */
  isAnswered = false;
  #calls = 0;
  /** Signs in anew where the token ends on the way; `null` where nobody can. */
  signInAgain: (() => Promise<string | null>) | null = null;

  constructor(
    readonly place: Place,
    readonly means: Means,
  ) {}

  /** Says something of a call. */
  needed(endpoint: Endpoint, text: Message): void {
    this.report.say(endpoint.service, subjectOf(endpoint), 'needed', text);
  }

  advise(endpoint: Endpoint, text: Message): void {
    this.report.say(endpoint.service, subjectOf(endpoint), 'advice', text);
  }

  leave(endpoint: Endpoint, text: Message): void {
    this.report.leave(endpoint, text);
  }

  /** Whether a service stands at another origin than the page. */
  isElsewhere(service: ServiceName): boolean {
    return new URL(this.place.baseUrls[service]).origin !== this.place.pageOrigin;
  }

  /** Whether a list was seen to come in pages, so that a record may be on another one. */
  isPaged({ service, method, path }: Endpoint): boolean {
    const line = this.report.lines().find((one) => one.service === service && one.subject === `${method} ${path}`);
    return line?.findings.some(({ text }) => text.id === messages.inPages.id) ?? false;
  }

  /** The address of a call. */
  addressOf({ service, path }: Endpoint, { params, query = {} }: Sent = {}): string {
    const address = new URL(this.place.baseUrls[service].replace(/(?<!\/)\/+$/, '') + fillPath(path, params));
    for (const [name, value] of Object.entries(query as Record<string, string | number | undefined>))
      if (value !== undefined) address.searchParams.set(name, String(value));
    return address.href;
  }

  /** Makes a call and holds its answer against the contract; `null` where that says nothing further. */
  async ask(endpoint: Endpoint, sent: Sent = {}): Promise<Heard | null> {
    this.report.open(endpoint.service, subjectOf(endpoint));
    const heard = await this.hear(endpoint, sent);
    return heard && this.judge(endpoint, heard);
  }

  /** Holds an answer against the contract; `null` where it is none to go on with. */
  judge(endpoint: Endpoint, heard: Heard): Heard | null {
    if (heard.status === 429) {
      this.report.say(endpoint.service, subjectOf(endpoint), 'untried', messages.usedUp);
      return null;
    }
    const fault = refusalOf(endpoint, heard);
    if (fault) this.needed(endpoint, fault);
    else for (const text of faultsOf(endpoint, heard.body)) this.needed(endpoint, text);
    return fault ? null : heard;
  }

  /** The records of a list, of its second page too, where it comes in pages. */
  async askList(endpoint: Endpoint, sent: Sent = {}): Promise<Record<string, unknown>[]> {
    const heard = await this.ask(endpoint, sent);
    const records = recordsIn(heard?.body) ?? [];
    const next = isObject(heard?.body) ? heard.body.next : null;
    const further = typeof next === 'string' && next ? await this.#nextPage(endpoint, sent, records, next) : [];
    return [...records, ...further].filter(isObject);
  }

  async #nextPage(endpoint: Endpoint, sent: Sent, first: unknown[], next: string): Promise<unknown[]> {
    this.advise(endpoint, say(messages.inPages, { size: first.length }));
    const further = Object.fromEntries(new URL(next, 'http://next.invalid').searchParams);
    const heard = await this.hear(endpoint, { ...sent, query: { ...sent.query, ...further } });
    if (!heard) return [];
    const records = recordsIn(heard.body);
    if (!isGood(heard) || !records) this.needed(endpoint, say(messages.nextFails, { status: heard.status }));
    else if (JSON.stringify(records) === JSON.stringify(first))
      this.needed(endpoint, say(messages.nextRepeats, { next: 'next' }));
    else for (const text of faultsOf(endpoint, heard.body)) this.needed(endpoint, text);
    return records ?? [];
  }

  /** Makes a call, waits where it is told to, and signs in anew where the token has ended; `null` without an answer. */
  async hear(endpoint: Endpoint, sent: Sent = {}): Promise<Heard | null> {
    for (let tries = 1; ; tries += 1) {
      const token = sent.token === undefined ? this.token : sent.token;
      const heard = await this.#sendOn(endpoint, { ...sent, token });
      if (heard?.status === 429 && tries < TRIES) {
        await this.#wait(endpoint, heard);
        continue;
      }
      if (heard?.status === 401 && sent.token === undefined && this.signInAgain && tries === 1) {
        this.needed(endpoint, say(messages.refusedEarly, { count: this.#calls, wanted: HOUR_S }));
        this.token = await this.signInAgain();
        if (this.token) continue;
      }
      return heard;
    }
  }

  async #wait(endpoint: Endpoint, { headers, status }: Heard): Promise<void> {
    const { service } = endpoint;
    const told = headers.get('retry-after');
    if (!this.#throttled.has(service))
      this.report.say(service, THROTTLING, 'advice', say(messages.throttled, { status, count: this.#calls }));
    if (!told && !this.isElsewhere(service))
      this.report.say(service, THROTTLING, 'advice', say(messages.noWaitTold, { status, header: 'Retry-After' }));
    this.#throttled.add(service);
    this.#calls = 0;
    const asked = askedWaitMs(told ?? '', headers.get('date') ?? '');
    await this.means.pause(Math.min(asked ?? USUAL_WAIT_MS, LONGEST_WAIT_MS));
  }

  /** Follows where a reading is led to, as a browser does that is asked by a page of the same origin. */
  async #sendOn(endpoint: Endpoint, sent: Sent): Promise<Heard | null> {
    const heard = await this.#send(endpoint, sent);
    const isLed = endpoint.method === 'GET' && heard !== null && isRedirect(heard);
    if (!isLed || this.isElsewhere(endpoint.service)) return heard;
    const led = await this.#send(endpoint, sent, 'follow');
    if (led && isGood(led)) this.advise(endpoint, messages.redirectsReading);
    return led && isGood(led) ? led : heard;
  }

  async #send(endpoint: Endpoint, sent: Sent, redirect: 'manual' | 'follow' = 'manual'): Promise<Heard | null> {
    const address = this.addressOf(endpoint, sent);
    const began = this.means.now();
    this.#calls += 1;
    try {
      const answer = await this.means.fetch(address, {
        method: endpoint.method,
        redirect,
        credentials: 'omit',
        headers: {
          accept: 'application/json',
          ...(sent.token && { authorization: `Bearer ${sent.token}` }),
          ...(sent.body && { 'content-type': 'application/json' }),
          ...this.origin(endpoint.service),
        },
        ...(sent.body && { body: JSON.stringify(sent.body) }),
        signal: this.means.signal,
      });
      const text = await answer.text();
      const body = parsed(text);
      if (body !== undefined) this.isAnswered = true;
      const status = answer.type === 'opaqueredirect' ? 302 : answer.status;
      return { status, headers: answer.headers, body, took: this.means.now() - began, length: text.length };
    } catch (error) {
      if (this.means.signal?.aborted) throw error;
      this.needed(endpoint, await this.#whyUnheard(address, endpoint.service));
      return null;
    }
  }

  /** What a browser would send of its page; it does so by itself. */
  origin(service: ServiceName): Record<string, string> {
    const { pageOrigin } = this.place;
    return this.means.asksAsBrowser && pageOrigin && this.isElsewhere(service) ? { origin: pageOrigin } : {};
  }

  async #whyUnheard(address: string, service: ServiceName): Promise<Message> {
    const origin = this.place.pageOrigin;
    if (this.means.asksAsBrowser || origin === null || !this.isElsewhere(service)) return messages.unreachable;
    try {
      await this.means.fetch(address, { mode: 'no-cors', credentials: 'omit' });
      this.isAnswered = true;
      return say(messages.blocked, { origin, header: 'Access-Control-Allow-Origin' });
    } catch {
      return messages.unreachable;
    }
  }
}

/** How long a token should live, in seconds. */
export const HOUR_S = 3600;

/** What a report calls the refusal of too many calls. */
export const THROTTLING = 'Throttling';

const isGood = ({ status }: Heard) => status >= 200 && status < 300;

const isRedirect = ({ status }: Pick<Heard, 'status'>) => status >= 300 && status < 400;

/** Why an answer is none to go on with; `null` where it is one. */
function refusalOf({ method }: Endpoint, { status, headers, body }: Heard): Message | null {
  const detail = detailOf(body);
  if (isRedirect({ status })) return say(messages.redirects, { address: headers.get('location') ?? '…' });
  if (status === 404 || status === 405 || status === 501) return say(messages.noSuchCall, { status });
  if (status === 401 || status === 403) return say(messages.refused, { status, detail });
  if (status >= 400 && status < 500) return say(messages.refusesBody, { status, detail });
  if (status < 200 || status >= 300) return say(messages.fails, { status, detail });
  if (body === undefined && method !== 'DELETE') return say(messages.notJson, { type: 'application/json' });
  return null;
}

/** What a refusal says of itself, on one line. */
export function detailOf(body: unknown): string {
  const said = isObject(body) && typeof body.detail === 'string' ? body.detail : body;
  const text = typeof said === 'string' ? said : (JSON.stringify(said) as string | undefined);
  return (text ?? '…').slice(0, 160);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
