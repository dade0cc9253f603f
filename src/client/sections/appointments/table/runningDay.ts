import type { StoredAppointment } from '#client/entities/appointments';
import { hoursOfVisit } from '#client/entities/hours';
import { hasBegun, isOver, type ClinicTime } from '#client/lib/daySpans';

/** Where the running moment lies in a list that begins with today, as places in the list. */
interface RunningDay {
  /** The first visit of today that is not over; the last of today where all are. */
  opensAt: number;
  /** What the line between what has begun and what has not stands before. */
  lineBefore: number;
}

/**
 * Where the running moment lies in appointments from today on, soonest first; `null` where nothing of today has begun
 * (decisions: appointment list). Those without a time come first, and wait for nothing.
 */
export function runningDay(list: readonly StoredAppointment[], time: ClinicTime): RunningDay | null {
  const next = list.findIndex(({ date }) => date !== time.today);
  const ofToday = next < 0 ? list : list.slice(0, next);
  const lineBefore = ofToday.findLastIndex((one) => hasBegun(hoursOfVisit(one), time)) + 1;
  if (lineBefore === 0) return null;
  const goingOn = ofToday.findIndex((one) => one.start_time !== '' && !isOver(hoursOfVisit(one), time));
  return { opensAt: goingOn < 0 ? ofToday.length - 1 : goingOn, lineBefore };
}
