import type { Page } from 'playwright-core';

import { asDoubleClick } from '#test/support/browser/pace';
import { controlsInPage, type Control } from './controls';

/** What tells a control from all others on the screen. */
export type KnownControl = Pick<Control, 'use' | 'role' | 'name' | 'where' | 'nth'>;

/** What a person does at once. */
export type Deed =
  | { kind: 'press'; on: KnownControl; times: number }
  | { kind: 'type'; on: KnownControl; text: string }
  | { kind: 'choose'; on: KnownControl; file: string }
  | { kind: 'drag'; on: KnownControl; by: readonly [number, number] }
  | { kind: 'scroll'; on: KnownControl; by: number }
  | { kind: 'key'; key: string }
  | { kind: 'back' }
  | { kind: 'forward' }
  | { kind: 'reload' };

/** A deed, and the query of the address where it was done. */
export interface Step {
  at: string;
  deed: Deed;
}

/** What a file holds that is chosen, by its name. */
export const FILES: Readonly<Record<string, { mimeType: string; content: Buffer }>> = {
  'dot.png': {
    mimeType: 'image/png',
    content: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  },
  'items.csv': {
    mimeType: 'text/csv',
    content: Buffer.from('\ufeffCode,Name,Arabic name,Price\r\nWALK-1,Walked,مشي,12.50\r\nWALK-2,Zinc,,7\r\n'),
  },
  'nothing.csv': { mimeType: 'text/csv', content: Buffer.alloc(0) },
};

/**
 * Does what a person does, with the mouse and the keys of the browser. Tells whether that could be done: what is
 * pressed may not be there when steps were left out.
 */
export async function perform(page: Page, deed: Deed): Promise<boolean> {
  if (!('on' in deed)) return moveOn(page, deed);
  const controls = await page.evaluate(controlsInPage);
  const control = controls.find((one) => isSame(one, deed.on));
  if (!control) return false;
  const { x, y } = control;
  switch (deed.kind) {
    case 'press':
      await page.mouse.move(x, y);
      if (deed.times > 1) await asDoubleClick(page, () => page.mouse.dblclick(x, y));
      else await page.mouse.click(x, y);
      return true;
    case 'type':
      await page.mouse.click(x, y);
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Delete');
      await page.keyboard.type(deed.text);
      return true;
    case 'choose':
      return chooseFile(page, control, deed.file);
    case 'drag':
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (let part = 1; part <= DRAG_PARTS; part += 1)
        await page.mouse.move(x + (deed.by[0] * part) / DRAG_PARTS, y + (deed.by[1] * part) / DRAG_PARTS);
      await page.mouse.up();
      return true;
    case 'scroll':
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, deed.by);
      return true;
  }
}

const DRAG_PARTS = 6;

async function moveOn(page: Page, deed: Exclude<Deed, { on: unknown }>): Promise<boolean> {
  switch (deed.kind) {
    case 'key':
      await page.keyboard.press(deed.key);
      return true;
    case 'reload':
      await page.reload({ waitUntil: 'commit' });
      return true;
    default:
      // Beyond the first and the last page of ours there is nothing to look at.
      return page.evaluate(goInHistory, deed.kind);
  }
}

function goInHistory(way: 'back' | 'forward'): boolean {
  const { canGoBack, canGoForward } = (globalThis as unknown as { navigation: Record<string, boolean> }).navigation;
  const isOpen = way === 'back' ? canGoBack : canGoForward;
  if (isOpen) history.go(way === 'back' ? -1 : 1);
  return isOpen === true;
}

async function chooseFile(page: Page, { x, y }: Control, name: string): Promise<boolean> {
  const file = FILES[name];
  if (!file) throw new Error(`There is no file ${name}`);
  const chooser = page.waitForEvent('filechooser', { timeout: 2000 }).catch(() => undefined);
  await page.mouse.click(x, y);
  const chosen = await chooser;
  await chosen?.setFiles({ name, mimeType: file.mimeType, buffer: file.content });
  return chosen !== undefined;
}

function isSame(one: KnownControl, other: KnownControl): boolean {
  const told = ({ use, role, name, where, nth }: KnownControl) => JSON.stringify([use, role, name, where, nth]);
  return told(one) === told(other);
}

/** A deed as it is told to people. */
export function toldDeed(deed: Deed): string {
  if (!('on' in deed)) return deed.kind === 'key' ? `press ${deed.key}` : deed.kind;
  const { role, name, where, nth } = deed.on;
  const place = where.length > 0 ? ` in ${where.slice(-3).join(' > ')}` : '';
  const on = `${role} "${name}"${nth > 0 ? ` (${nth + 1})` : ''}${place}`;
  switch (deed.kind) {
    case 'press':
      return `${deed.times > 1 ? 'press twice' : 'press'} ${on}`;
    case 'type':
      return `type "${deed.text}" into ${on}`;
    case 'choose':
      return `choose ${deed.file} for ${on}`;
    default:
      return `${deed.kind} ${on} by ${String(deed.by)}`;
  }
}
