import { DEMO } from '#server/demo/accounts';
import type { Page } from './page';

/** A way from one page to those that listen to the same topic. */
export interface Channel {
  topic: string;
  onmessage: ((event: { data: unknown }) => void) | null;
}

/** A page that holds a lock, or waits for it. */
interface Turn {
  page: Page;
  begin: () => void;
}

/** One browser: what its tabs share, and no other browser. */
export class Browser {
  readonly stored: Map<string, string>;
  readonly pages = new Set<Page>();
  readonly channels = new Map<Channel, Page>();
  private readonly locks = new Map<string, Turn[]>();

  /** Somebody has signed in before. */
  constructor(token: string) {
    this.stored = new Map([
      ['mawid.token', token],
      ['mawid.user', DEMO.email],
    ]);
  }

  /** Tells all pages but one, unless they are gone by then. */
  tellOthers(page: Page, tell: (other: Page) => void): void {
    for (const other of this.pages)
      queueMicrotask(() => {
        if (other !== page && other.isOpen) tell(other);
      });
  }

  /** Tells all other channels of the same topic, unless they are closed by then. */
  post(from: Channel, data: unknown): void {
    if (!this.channels.has(from)) return;
    for (const channel of this.channels.keys())
      queueMicrotask(() => {
        const hears = channel !== from && channel.topic === from.topic && this.channels.has(channel);
        if (hears) channel.onmessage?.({ data });
      });
  }

  /** Waits for a lock, holds it while the work goes on, and gives it back. */
  lock(page: Page, name: string, signal: AbortSignal | undefined, work: () => Promise<unknown>): Promise<unknown> {
    const queue = this.locks.get(name) ?? [];
    this.locks.set(name, queue);
    return new Promise((resolve, reject) => {
      const hold = async () => {
        await Promise.resolve();
        await work();
        this.end(queue, turn);
      };
      const turn: Turn = { page, begin: () => void hold().then(resolve, reject) };
      signal?.addEventListener('abort', () => {
        if (queue[0] === turn) return;
        this.end(queue, turn);
        reject(new DOMException('given up', 'AbortError'));
      });
      queue.push(turn);
      if (queue[0] === turn) turn.begin();
    });
  }

  private end(queue: Turn[], turn: Turn): void {
    const place = queue.indexOf(turn);
    if (place < 0) return;
    queue.splice(place, 1);
    if (place === 0) queue[0]?.begin();
  }

  /** Lets a page go, with all that it held and heard. */
  forget(page: Page): void {
    this.pages.delete(page);
    for (const [channel, owner] of this.channels) if (owner === page) this.channels.delete(channel);
    for (const queue of this.locks.values())
      for (const turn of queue.filter((one) => one.page === page)) this.end(queue, turn);
  }
}
