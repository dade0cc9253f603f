import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';

import { sectionOpened, selectSection } from '#client/state/address';
import type { Notice } from '#client/state/notices';
import type { Backend } from '#test/support/backend/liveBackend';
import { Browser } from './browser';
import { Clock } from './clock';
import { Log } from './log';
import { anyFate, Network, type Fate } from './network';
import { Tab } from './tab';

/** Two tabs of one browser, and a second desk. */
const TABS = ['first tab', 'second tab', 'second desk'] as const;

/**
 * What a person does next in one of so many tabs: presses the `nth` button or takes the `nth` offer, if there are any,
 * or loads the page anew; `moves` is how much of what is under way comes to its end before the next happens.
 */
const anyHappening = (tabs: number) =>
  fc.record({
    tab: fc.nat(tabs - 1),
    does: fc.oneof(
      { weight: 5, arbitrary: fc.constant('press' as const) },
      { weight: 4, arbitrary: fc.constant('takeOffer' as const) },
      { weight: 1, arbitrary: fc.constant('reload' as const) },
    ),
    nth: fc.nat(3),
    moves: fc.oneof(fc.nat(5), fc.constant(Infinity)),
  });
type Happening = ReturnType<typeof anyHappening> extends fc.Arbitrary<infer One> ? One : never;

/** How many calls of a day have a fate of their own. */
const FATES = 40;

/** A day of chance: what happens, in the first tabs or in all, and what becomes of the calls. */
export function anyDay({ tabs = TABS.length, fate = anyFate }: { tabs?: number; fate?: fc.Arbitrary<Fate> } = {}) {
  return fc.record({
    happenings: fc.array(anyHappening(tabs), { minLength: 1, maxLength: 10, size: 'max' }),
    fates: fc.array(fate, { minLength: FATES, maxLength: FATES, size: 'max' }),
  });
}

/** Nothing that is done takes so many moves. */
const ENDLESS = 1000;

/** The desks of one day, before the real backend. */
export class Desks {
  readonly log = new Log();
  readonly tabs: readonly Tab[];
  private readonly browsers: readonly Browser[];
  private readonly clock = new Clock();
  private readonly network: Network;

  constructor(
    { url, token }: Pick<Backend, 'url' | 'token'>,
    private readonly fates: readonly Fate[],
    private readonly section = 'appointments',
    told?: (text: string) => string,
  ) {
    this.network = new Network(this.clock, (tab, served) => this.log.add('served', tab, served), told);
    const world = { url, section, clock: this.clock, network: this.network };
    const [here, there] = [new Browser(token), new Browser(token)];
    this.browsers = [here, there];
    this.tabs = TABS.map(
      (tab, nth) =>
        new Tab(tab, nth < 2 ? here : there, world, (notice, unknown) =>
          this.log.add('told', tab, { notice, unknown }),
        ),
    );
  }

  /** Loads the page in all tabs; somebody has signed in before. */
  async open(): Promise<void> {
    for (const tab of this.tabs) await this.load(tab);
    await this.rest();
    this.network.expect(this.fates);
  }

  private async load(tab: Tab): Promise<void> {
    this.log.add('loaded', tab.name, {});
    await tab.load();
  }

  /** Plays a day; `buttonsOf` says what a tab has to be pressed, one after another where it is a way. */
  async play(happenings: readonly Happening[], buttonsOf: (tab: Tab) => readonly UnknownAction[][]): Promise<void> {
    for (const { tab: place, does, nth, moves } of happenings) {
      const tab = this.tabs[place]!;
      if (does === 'reload') await this.load(tab);
      if (does === 'press' && (await this.comeBack(tab))) this.press(tab, pick(buttonsOf(tab), nth));
      if (does === 'takeOffer') this.take(tab, pick(tab.offers(), nth));
      await this.move(moves);
    }
    await this.rest();
  }

  /** From now on all goes well: signs in everywhere, and takes what is offered until nothing is left that is wanted. */
  async settle(isWanted: (offer: UnknownAction) => boolean): Promise<void> {
    this.network.expect([]);
    await this.rest();
    for (const tab of this.tabs) {
      tab.signIn();
      await this.rest();
      await this.comeBack(tab);
      await this.rest();
      const next = () => tab.offers().find(({ offer }) => offer && isWanted(offer.event));
      for (let notice = next(); notice; notice = next()) {
        this.take(tab, notice);
        await this.rest();
      }
    }
  }

  /** Goes to the section of the day, where somebody is signed in; else that comes first. Returns whether it did. */
  async comeBack(tab: Tab): Promise<boolean> {
    const isIn = tab.isSignedIn;
    if (!isIn) tab.signIn();
    else if (tab.see(selectSection) !== this.section) tab.tell(sectionOpened(this.section));
    await this.stillness();
    return isIn;
  }

  /** What the browsers keep on their devices, by its keys. */
  kept(): string[] {
    return this.browsers.flatMap(({ stored }) => [...stored.keys()]);
  }

  private press(tab: Tab, events: readonly UnknownAction[] = []): void {
    for (const event of events) {
      this.log.add('pressed', tab.name, { event });
      tab.tell(event);
    }
  }

  private take(tab: Tab, notice: Notice | undefined): void {
    if (!notice?.offer) return;
    this.log.add('pressed', tab.name, notice.offer);
    tab.take(notice);
  }

  /** Until nothing is under way. */
  async rest(): Promise<void> {
    await this.move(Infinity);
  }

  private async move(moves: number): Promise<void> {
    const began = this.log.entries.length;
    for (let count = 0; count < moves; count += 1) {
      await this.stillness();
      const hasMoved = this.tabs.some((tab) => tab.agree()) || (await this.network.carry()) || this.clock.tick();
      if (!hasMoved) return;
      if (count > ENDLESS) throw new Error(`No rest: ${JSON.stringify(this.log.entries.slice(began, began + 30))}`);
    }
    await this.stillness();
  }

  /** Until the pages have done all that needs no answer and no timer. */
  private async stillness(): Promise<void> {
    for (let turns = 0; turns < 3; turns += 1) await new Promise((resolve) => setImmediate(resolve));
  }
}

/** One of several by its number, which may be too high. */
function pick<One>(choices: readonly One[], nth: number): One | undefined {
  return choices[nth % Math.max(1, choices.length)];
}
