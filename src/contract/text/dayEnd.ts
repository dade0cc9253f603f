/** How the end of a day travels, because many services know no 24:00 (decisions: dates). */
export const DAY_END = '23:59:59';

const MIDNIGHT = /^(?:(?:24|00?):00(?::00(?:\.0*)?)?|23:59:59(?:\.\d*)?)$/;

/**
 * Whether a time, where something ends at it, is the end of its day: `24:00`, `00:00`, or the last second of the day in
 * place of midnight. `23:59` is another time.
 */
export function isDayEnd(end: string): boolean {
  return MIDNIGHT.test(end);
}

/** An end as it is shown: `13:00` of `13:00:00`, and `24:00` of the end of a day. */
export function shortEnd(end: string): string {
  return isDayEnd(end) ? '24:00' : end.slice(0, 5);
}

/** `09:20 - 09:40`; an end at midnight is `24:00`. */
export function timeRange(from: string, to: string): string {
  return `${from.slice(0, 5)} - ${shortEnd(to)}`;
}
