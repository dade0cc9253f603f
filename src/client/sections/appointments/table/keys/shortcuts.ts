import type { Message } from '#client/lib/text';
import { shortcutsTitle } from '../messages';
import { toolMessages } from '../tools/messages';
import { LETTERS } from '../useSingleKeys';
import { shortcutMessages } from './messages';

/** Some keys, and what they do in the list of appointments. */
export interface KeyLine {
  keys: readonly string[];
  does: Message;
  /** What else does it, by its name. */
  door?: Message;
}

/** Keys that change nothing. */
export const ALWAYS: readonly KeyLine[] = [
  { keys: ['↑', '↓'], does: shortcutMessages.move },
  { keys: ['Home', 'End'], does: shortcutMessages.ends },
  { keys: ['n'], does: shortcutMessages.now },
  { keys: ['Enter'], does: shortcutMessages.open },
  { keys: ['Esc'], does: shortcutMessages.close },
  { keys: ['/'], does: shortcutMessages.search },
  { keys: ['Enter', '↓'], does: shortcutMessages.fromSearch },
  { keys: ['x'], does: shortcutMessages.choose },
  { keys: ['Shift ↑', 'Shift ↓'], does: shortcutMessages.extend },
  { keys: ['Shift →', 'Shift ←'], does: shortcutMessages.widen },
  { keys: ['Ctrl P'], does: shortcutMessages.print, door: toolMessages.daySheets },
  { keys: ['?'], does: shortcutMessages.list, door: shortcutsTitle },
];

/** Letters that change the appointment in focus, once that was chosen. */
export const SINGLE: readonly KeyLine[] = Object.entries(LETTERS).map(([letter, action]) => ({
  keys: [letter],
  does: shortcutMessages[action],
}));

/** The keys that do what has this name, as they are written; `undefined` where there are none. */
export function keysOf({ id }: Message): string | undefined {
  return ALWAYS.find(({ door }) => door?.id === id)?.keys.join(' ');
}
