import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';

/** What a task has taken. A drag is a click, a key that is held beside another one is none. */
export interface Spent {
  clicks: number;
  keys: number;
}

/** The hands of a person at a page: what they do is counted, what is only looked at is not. */
export interface Hands {
  page: Page;
  click: (what: Locator, held?: 'Shift') => Promise<void>;
  /** Presses a key so many times. */
  press: (key: string, times?: number) => Promise<void>;
  /** Types a text where the focus is, a key for each letter. */
  type: (text: string) => Promise<void>;
  drag: (what: Locator, to: Locator) => Promise<void>;
  spent: () => Spent;
}

/** Milliseconds in which a person looks at what Enter has opened before the next Enter (decisions: presses). */
const LOOK_MS = 350;

/** Lends hands to a page. */
export function handsAt(page: Page): Hands {
  const spent = { clicks: 0, keys: 0 };
  let enteredAt = -Infinity;
  return {
    page,
    click: async (what, held) => {
      spent.clicks += 1;
      await what.click(held && { modifiers: [held] });
    },
    press: async (key, times = 1) => {
      for (let left = times; left > 0; left -= 1) {
        spent.keys += 1;
        if (key === 'Enter') {
          await pause(Math.max(0, enteredAt + LOOK_MS - performance.now()));
          enteredAt = performance.now();
        }
        await page.keyboard.press(key);
      }
    },
    type: async (text) => {
      spent.keys += text.length;
      await page.keyboard.type(text);
    },
    drag: async (what, to) => {
      spent.clicks += 1;
      await what.dragTo(to);
    },
    spent: () => ({ ...spent }),
  };
}

/** Tabs on until something has the focus. */
export async function tabTo({ page, press }: Pick<Hands, 'page' | 'press'>, what: Locator): Promise<void> {
  await what.first().waitFor();
  for (let left = 40; left > 0; left -= 1) {
    if (await what.first().evaluate((element) => element === document.activeElement)) return;
    await press('Tab');
  }
  throw new Error(`Tab does not lead on the way from ${await page.locator(':focus').innerText()}`);
}

/** Waits until a dialog has put the focus into its first field. */
export async function focusedField(page: Page): Promise<void> {
  await page.getByRole('dialog').locator('input:focus, [role="combobox"]:focus').waitFor();
}

/** The first of some ways to the same aim that the page has, once it has one; fails where it has none. */
export async function wayOf(...ways: readonly Locator[]): Promise<Locator> {
  const [first, ...others] = ways;
  if (!first) throw new Error('There is no way to look for');
  await others
    .reduce((all, way) => all.or(way), first)
    .first()
    .waitFor();
  for (const way of ways) if (await way.first().isVisible()) return way.first();
  return first;
}

/** Fails where an element is not whole within the window. */
export async function expectSeen(what: Locator): Promise<void> {
  await what.waitFor();
  const { width, height } = what.page().viewportSize() ?? { width: 0, height: 0 };
  const box = await what.boundingBox();
  const isSeen = box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
  if (!isSeen) throw new Error('It is not on the screen');
}
