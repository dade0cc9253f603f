import { createContext, type Context } from 'node:vm';

import { SERVICE_PATHS } from '#server/config';
import type { Browser, Channel } from './browser';
import type { Clock } from './clock';
import type { Network } from './network';

/** What the pages of all browsers share. */
export interface World {
  /** Where the backend is. */
  url: string;
  /** The section that the address names. */
  section: string;
  clock: Clock;
  network: Network;
}

/** What Node has as a browser has it. */
const WEB = {
  ...{ AbortController, AbortSignal, Blob, DOMException, Event, EventTarget, File, FormData, Headers, ReadableStream },
  ...{ Request, Response, TextDecoder, TextEncoder, TransformStream, URL, URLSearchParams, crypto, performance },
  ...{ queueMicrotask, structuredClone, btoa, atob },
};

/** One visit of a page in a tab, from a load to the next, in a realm of its own. Once it is left it simply stops. */
export class Page {
  readonly context: Context;
  private readonly events = new EventTarget();
  private readonly timers = new Set<number>();

  constructor(
    readonly name: string,
    private readonly browser: Browser,
    private readonly world: World,
  ) {
    browser.pages.add(this);
    this.context = createContext({});
    const { context } = this;
    Object.assign(context, WEB, this.times(), this.places(), {
      window: context,
      self: context,
      console: { warn: () => undefined, error: () => undefined, log: () => undefined },
      process: { env: { NODE_ENV: 'production' } },
      fetch: (input: string | Request, init?: RequestInit) => this.fetch(input, init),
      localStorage: this.storage(),
      navigator: { onLine: true, languages: ['en'], locks: { request: this.request } },
      BroadcastChannel: this.channelClass(),
      addEventListener: this.events.addEventListener.bind(this.events),
      removeEventListener: this.events.removeEventListener.bind(this.events),
    });
  }

  get isOpen(): boolean {
    return this.browser.pages.has(this);
  }

  /** The tab is closed, or the page loaded anew. */
  leave(): void {
    this.timers.forEach(this.world.clock.clear);
    this.browser.forget(this);
  }

  private times() {
    const { clock } = this.world;
    const setTimeout = (go: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
      if (!this.isOpen) return 0;
      const id = clock.set(() => go(...args), ms);
      this.timers.add(id);
      return id;
    };
    // What a page repeats until it is closed has nothing to do with its workflows.
    return { setTimeout, clearTimeout: clock.clear, setInterval: () => 0, clearInterval: () => undefined };
  }

  private places() {
    const ofDocument = new EventTarget();
    const document = Object.assign(ofDocument, { visibilityState: 'visible', documentElement: { dataset: {} } });
    const location = {
      search: `?section=${this.world.section}`,
      pathname: '/',
      origin: this.world.url,
      href: this.world.url,
    };
    const history = { state: null, pushState: () => undefined, replaceState: () => undefined };
    return { document, location, history };
  }

  private fetch(input: string | Request, init?: RequestInit): Promise<Response> {
    if (input === 'config.json') return Promise.resolve(new Response(JSON.stringify(this.config())));
    if (!this.isOpen) return new Promise(() => undefined);
    const whileOpen =
      <Told>(tell: (told: Told) => void) =>
      (told: Told) => {
        if (this.isOpen) tell(told);
      };
    return new Promise((answer, lose) => {
      void this.world.network.take(this.name, new Request(input, init)).then(whileOpen(answer), whileOpen(lose));
    });
  }

  private config() {
    const { url } = this.world;
    return {
      providerServiceUrl: url + SERVICE_PATHS.provider,
      appointmentServiceUrl: url + SERVICE_PATHS.appointment,
      referralServiceUrl: url + SERVICE_PATHS.referral,
      lockAfterMinutes: 0,
    };
  }

  /** The storage of the browser, whose entries are its own properties; a change is told to the other tabs. */
  private storage(): object {
    const { stored } = this.browser;
    const change = (key: string, newValue: string | null) => {
      if (!this.isOpen || (stored.get(key) ?? null) === newValue) return;
      if (newValue === null) stored.delete(key);
      else stored.set(key, newValue);
      const told = { key, newValue };
      this.browser.tellOthers(this, ({ events }) => events.dispatchEvent(Object.assign(new Event('storage'), told)));
    };
    const methods = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => change(key, value),
      removeItem: (key: string) => change(key, null),
    };
    return new Proxy(methods, {
      ownKeys: () => [...stored.keys()],
      get: (_, key) => (Reflect.get(methods, key) as unknown) ?? stored.get(String(key)),
      getOwnPropertyDescriptor: (_, key) => ({ value: stored.get(String(key)), enumerable: true, configurable: true }),
    });
  }

  private readonly request = (
    name: string,
    { signal }: { signal?: AbortSignal },
    work: () => Promise<unknown>,
  ): Promise<unknown> => (this.isOpen ? this.browser.lock(this, name, signal, work) : new Promise(() => undefined));

  private channelClass() {
    const { browser } = this;
    const open = (channel: Channel) => {
      if (this.isOpen) browser.channels.set(channel, this);
    };
    return class implements Channel {
      onmessage: Channel['onmessage'] = null;

      constructor(readonly topic: string) {
        open(this);
      }

      postMessage(data: unknown) {
        browser.post(this, structuredClone(data));
      }

      close() {
        browser.channels.delete(this);
      }
    };
  }
}
