import { say, type Message } from '#client/lib/text';
import { momentOf } from '#client/lib/zone';
import { deskMessages } from './messages';
import type { ShownLine } from './selectors';

const HOUR_MS = 60 * 60_000;
const DAY_HOURS = 24;

/** How many whole hours a line has waited for an answer; `null` where it waits for none, or nobody knows. */
export function hoursWaited({ group, since }: ShownLine, now: number): number | null {
  if (group !== 'soon' && group !== 'passed') return null;
  const hours = Math.floor((now - momentOf(since ?? '').getTime()) / HOUR_MS);
  return hours >= 0 ? hours : null;
}

/** So many hours in words. */
export function ageOf(hours: number): Message {
  if (hours < DAY_HOURS) return say(deskMessages.hours, { count: hours });
  return say(deskMessages.days, { count: Math.floor(hours / DAY_HOURS) });
}
