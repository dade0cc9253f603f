import { beside, say, type Text } from '#client/lib/text';
import type { UndoLine } from '#client/state/myDay';
import { dayMessages } from './messages';
import type { ShownEntry } from './useDay';

/** How one thing that was done is told, on screen and on the sheet. */
interface Told {
  /** Of whom; `null` of what is of nobody, or of many. */
  whom: Text | null;
  what: Text;
  /** The changes of which `what` says nothing. */
  changes: readonly UndoLine[];
}

/** How one thing that was done is told. Of one visit its change says all: `Huda Saleh, 10:00`, `Pending → Accepted`. */
export function toldOf({ text, concerns, lines }: ShownEntry): Told {
  const only = lines.length === 1 ? lines[0] : undefined;
  const whom = concerns ?? only?.whose ?? null;
  // Of a link, which is called by a text, the sentence says which of its values it is.
  if (!only || typeof whom === 'string') return { whom, what: text, changes: lines };
  return { whom, what: changeText(only), changes: [] };
}

/** From what to what, and what has become of it since. */
export function changeText({ from, to, stands, now }: UndoLine): Text {
  const change = say(dayMessages.change, { from, to });
  if (stands === 'asMade') return change;
  return beside(change, stands === 'undone' ? dayMessages.undone : say(dayMessages.isNow, { status: now }));
}
