import type { UnknownAction } from '@reduxjs/toolkit';
import { join } from 'node:path';

import type { Store } from '#client/app/store';
import { selectIsAuthenticated } from '#client/features/session';
import { loginSubmitted } from '#client/features/session/events';
import { recordOf } from '#client/lib/records';
import { confirmed, selectConfirmation } from '#client/state/confirmations';
import { collisionsSettled } from '#client/state/forms/merges';
import { noticeClosed, selectNotices, type Notice } from '#client/state/notices';
import { DEMO } from '#server/demo/accounts';
import type { Browser } from './browser';
import { Page, type World } from './page';
import type * as product from './product';
import { loadInto } from './realm';

const PRODUCT = join(process.cwd(), 'test/support/desks/product.ts');

/**
 * A tab in which the product is open, and a person in front of it who says yes to every question, and wants the own
 * words where somebody else has written others.
 */
export class Tab {
  /** How often the page was loaded. */
  visits = 0;
  private store: Store | undefined;
  private product: typeof product | undefined;
  private page: Page | undefined;
  private seen: readonly Notice[] = [];

  constructor(
    readonly name: string,
    private readonly browser: Browser,
    private readonly world: World,
    /** Hears each notice that comes on screen, with the keys of the writes of which nobody can tell then. */
    private readonly hear: (notice: Notice, unknown: readonly string[]) => void,
  ) {}

  /** Loads the page, the first time or anew. */
  async load(): Promise<void> {
    this.visits += 1;
    this.page?.leave();
    this.page = new Page(this.name, this.browser, this.world);
    this.store = undefined;
    this.seen = [];
    this.product = loadInto(this.page.context, PRODUCT) as typeof product;
    const store = await this.product.startProduct();
    this.store = store;
    store.subscribe(() => this.look());
    this.look();
  }

  /** What a selector says of the state of this page. */
  see<Args extends unknown[], Seen>(selector: (state: never, ...args: Args) => Seen, ...args: Args): Seen {
    return selector(this.open().getState() as never, ...args);
  }

  /** The password that waits to be shown under a key. */
  passwordToShow(key: string): string | undefined {
    return this.product?.passwordToShow(key);
  }

  /** The person does something. */
  tell(event: UnknownAction): void {
    this.open().dispatch({ ...event });
  }

  get isSignedIn(): boolean {
    return this.see(selectIsAuthenticated);
  }

  signIn(): void {
    if (!this.isSignedIn) this.tell(loginSubmitted({ email: DEMO.email, password: DEMO.password }));
  }

  /** The notices on screen that offer something, the newest first. */
  offers(): Notice[] {
    return this.see(selectNotices)
      .filter(({ offer }) => offer)
      .reverse();
  }

  /** The person presses the button of a notice, which goes with that unless it waits for what comes of it. */
  take({ id, topic, closesAfterMs, offer }: Notice): void {
    if (!topic || closesAfterMs !== undefined) this.tell(noticeClosed(id));
    if (offer) this.tell(offer.event);
  }

  /** Answers the question that is on screen; whether there was one. */
  agree(): boolean {
    const collided = Object.entries(this.open().getState().merges).find(([, { asked }]) => asked);
    if (collided) {
      const [key, { asked = [] }] = collided;
      this.tell(
        collisionsSettled({
          key,
          sides: recordOf(
            asked.map(({ field }) => field),
            () => 'mine',
          ),
        }),
      );
      return true;
    }
    if (!this.see(selectConfirmation)) return false;
    this.tell(confirmed());
    return true;
  }

  private look(): void {
    const { notices, unknownWrites } = this.open().getState();
    const news = notices.filter((notice) => !this.seen.includes(notice));
    this.seen = notices;
    for (const notice of news) this.hear(notice, Object.keys(unknownWrites));
  }

  private open(): Store {
    if (!this.store) throw new Error(`Nothing is open in ${this.name}`);
    return this.store;
  }
}
