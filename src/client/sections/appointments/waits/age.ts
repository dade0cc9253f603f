import { say, type Message } from '#client/lib/text';
import { momentOf } from '#client/lib/zone';
import type { Tone } from '#client/ui/plain/StatusChip';
import { deskMessages } from './messages';
import type { ShownLine } from './selectors';

const HOUR_MS = 60 * 60_000;
const DAY_HOURS = 24;

/** How many whole hours a line has waited for an answer; `null` where it waits for none, or nobody knows. */
export function hoursWaited({ group, visits: [one] }: ShownLine, now: number): number | null {
  if (group !== 'soon' && group !== 'passed') return null;
  const hours = Math.floor((now - momentOf(one.created_at ?? '').getTime()) / HOUR_MS);
  return hours >= 0 ? hours : null;
}

/** So many hours in words and in a tone. */
export function ageOf(hours: number): { text: Message; tone: Tone } {
  if (hours < DAY_HOURS) return { text: say(deskMessages.hours, { count: hours }), tone: 'grey' };
  const days = Math.floor(hours / DAY_HOURS);
  return { text: say(deskMessages.days, { count: days }), tone: days < 3 ? 'yellow' : 'red' };
}
