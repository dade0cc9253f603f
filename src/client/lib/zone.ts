import type { MomentText } from '#contract/common';

// The one place that knows where the clinic is: whatever asks for today, for now, or for the day of a moment ends here.

let clocks: Intl.DateTimeFormat | null = null;

/** Whether the browser knows a time zone by this name. */
export function isZone(zone: string): boolean {
  try {
    return Boolean(clocksIn(zone));
  } catch {
    return false;
  }
}

/** Says in which time zone the clinic is; `null` for that of the browser. Throws a `RangeError` for an unknown one. */
export function setClinicZone(zone: string | null): void {
  clocks = zone === null ? null : clocksIn(zone);
}

/** A moment as the clocks of the clinic show it: they read what the result says in UTC. */
export function onTheWall(moment: Date): Date {
  if (!clocks || Number.isNaN(moment.getTime())) return byTheBrowser(moment);
  const parts = clocks.formatToParts(moment).map(({ type, value }) => [type, Number(value)] as const);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = Object.fromEntries(parts);
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}

/** The moment that a text names, invalid of any other text. One that names no zone is of the clinic's clocks. */
export function momentOf(text: MomentText): Date {
  // The language itself would take a date alone for midnight in Greenwich.
  const whole = DATE_ALONE.test(text) ? `${text}T00:00:00` : text;
  if (!clocks || NAMES_ZONE.test(whole)) return new Date(whole);
  const wall = new Date(`${whole}Z`);
  const nearer = (moment: Date) => new Date(moment.getTime() + wall.getTime() - onTheWall(moment).getTime());
  // Once more, because the clocks may change between the first guess and the moment.
  return nearer(nearer(wall));
}

/** Whether the clocks of the clinic and of the browser differ at a moment. */
export function isBrowserElsewhere(moment: Date): boolean {
  return clocks !== null && Math.abs(onTheWall(moment).getTime() - byTheBrowser(moment).getTime()) >= MINUTE_MS;
}

const MINUTE_MS = 60_000;
const DATE_ALONE = /^\d{4}-\d\d-\d\d$/;
const NAMES_ZONE = /(Z|[+-]\d\d:?\d\d)$/i;

function byTheBrowser(moment: Date): Date {
  return new Date(moment.getTime() - moment.getTimezoneOffset() * MINUTE_MS);
}

function clocksIn(zone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
}
