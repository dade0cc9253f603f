import type { Slot } from '#client/hours/slots';
import { minutesOf } from '#client/lib/dates';

/** The slot of a date that begins nearest to a minute of the day, the earlier one of two; `null` of none. */
export function nearestSlot(slots: readonly Slot[], minute: number): Slot | null {
  const away = ({ startTime }: Slot) => Math.abs(minutesOf(startTime) - minute);
  return [...slots].sort((a, b) => away(a) - away(b))[0] ?? null;
}
