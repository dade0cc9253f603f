import type { UnknownAction } from '@reduxjs/toolkit';

import { formOpened } from '#client/state/formEvents';
import { selectSentForms } from '#client/state/forms/forms';
import { selectRequest } from '#client/state/requests/requests';
import type { Backend } from '#test/support/backend/liveBackend';
import type { Desks } from './desks';
import type { HomeKind } from './homeKinds';
import type { Log } from './log';
import type { Tab } from './tab';

/** With a good network a form is saved by then: first comes what was not decided. */
const MOST_TRIES = 4;

/** The forms of one kind in all tabs, each with the number of the thing that is typed into it. */
export class Forms {
  private readonly typed: number[] = [];
  private readonly saved: number[] = [];
  private readonly open = new Map<Tab, { visits: number; nth: number; since: number }>();

  constructor(
    private readonly log: Log,
    private readonly kind: HomeKind,
    /** The number of the next new thing; `null` when there are no more. */
    private readonly next: () => number | null,
  ) {}

  /** Save, in the form that is open; where none is any more, another one is opened. */
  readonly buttonsIn = (tab: Tab): UnknownAction[][] => {
    const form = this.open.get(tab);
    if (form && this.isSaved(tab)) this.saved.push(form.nth);
    if (form && this.isOpen(tab)) return [[this.kind.submitted(form.nth)]];
    const nth = this.next();
    if (nth === null) return [];
    this.typed.push(nth);
    this.open.set(tab, { visits: tab.visits, nth, since: this.log.entries.length });
    return [[formOpened(this.kind.save), this.kind.submitted(nth)]];
  };

  /** Presses Save in every open form until it is saved. */
  async saveAll(desks: Desks): Promise<void> {
    for (const [tab, { nth }] of this.open) {
      for (let tries = 0; this.isOpen(tab); tries += 1) {
        expect(tries).toBeLessThan(MOST_TRIES);
        if (await desks.comeBack(tab)) tab.tell(this.kind.submitted(nth));
        await desks.rest();
      }
      if (this.isSaved(tab)) this.saved.push(nth);
    }
  }

  /** What was saved is there once and whole, and nothing is there twice. */
  async expectOnce(backend: Backend): Promise<void> {
    const { list, isNumber, isTranslated, tests } = this.kind;
    const rows = await list(backend);
    for (const nth of this.typed) {
      const [made, ...more] = rows.filter((row) => isNumber(row, nth));
      expect(more).toEqual([]);
      if (!this.saved.includes(nth)) continue;
      expect(made).toBeDefined();
      if (isTranslated) expect(made?.translations?.map(({ locale }) => locale).sort()).toEqual(['ar', 'en']);
      if (tests) expect(made?.included_tests?.map((test) => test.test_name)).toEqual(tests);
    }
  }

  /** Whether it is on screen, or offered after the end of the session that it was interrupted by. */
  private isOpen(tab: Tab): boolean {
    if (this.isSaved(tab) || this.open.get(tab)?.visits !== tab.visits) return false;
    return tab.see(selectRequest, this.kind.save) !== undefined || this.kind.save in tab.see(selectSentForms);
  }

  /** Whether the person was told so; the page itself forgets it when the session ends. */
  private isSaved(tab: Tab): boolean {
    const since = this.open.get(tab)?.since ?? Infinity;
    const told = this.log.all('told').filter((one) => one.tab === tab.name && one.at >= since);
    return told.some(({ notice }) => typeof notice.text !== 'string' && notice.text.id.endsWith('.saved'));
  }
}
