import type { Message, Text } from '#client/lib/text';
import { dayMessages } from './messages';

/** Why what a sentence tells cannot be taken back, by the name of the sentence. */
const REASONS: readonly (readonly [RegExp, Message])[] = [
  [/delete|remove|unlink/i, dayMessages.whyDeleted],
  [/^reschedule\.|move/i, dayMessages.whyMoved],
  [/reset|password/i, dayMessages.whyPassword],
];

/** What was an undo itself. */
const UNDOES = /undone|undo/i;

/** Why something that was done cannot be taken back from here; `null` of what took something back itself. */
export function whyNot(text: Text): Message | null {
  const id = typeof text === 'string' ? '' : text.id;
  if (UNDOES.test(id)) return null;
  return REASONS.find(([pattern]) => pattern.test(id))?.[1] ?? dayMessages.whyOther;
}
