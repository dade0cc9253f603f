import { say, type Message } from '#client/lib/text';
import { momentOf } from '#client/lib/zone';
import type { Tone } from '#client/ui/plain/StatusChip';
import type { MomentText } from '#contract/common';
import { deskMessages } from './messages';

const HOUR_MS = 60 * 60_000;
const DAY_HOURS = 24;

/** How long something has waited, in words and in a tone; `null` where nobody knows, or where it lies ahead. */
export function ageOf(since: MomentText | null | undefined, now: number): { text: Message; tone: Tone } | null {
  const hours = Math.floor((now - momentOf(since ?? '').getTime()) / HOUR_MS);
  if (!(hours >= 0)) return null;
  if (hours < DAY_HOURS) return { text: say(deskMessages.hours, { count: hours }), tone: 'grey' };
  const days = Math.floor(hours / DAY_HOURS);
  return { text: say(deskMessages.days, { count: days }), tone: days < 3 ? 'yellow' : 'red' };
}
