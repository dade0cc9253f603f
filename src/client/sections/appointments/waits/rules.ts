import { isDropped, type StoredAppointment } from '#client/entities/appointments';
import { hoursOfVisit } from '#client/entities/hours';
import { addDays } from '#client/lib/dates';
import { clinicTimeAt, hasBegun, type ClinicTime } from '#client/lib/daySpans';
import { momentOf } from '#client/lib/zone';
import type { DateText } from '#contract/common';
import type { WaitGroup } from './lines';

/** The present, as the rules need it. */
export interface Present extends ClinicTime {
  /** Milliseconds since 1970. */
  at: number;
}

/** The present at a moment. */
export function presentAt(moment: Date): Present {
  return { ...clinicTimeAt(moment), at: moment.getTime() };
}

const DAYS_BACK = 7;

/** How far somebody may look back for patients to call; the first one unless told. */
export const CALL_BACK_DAYS = [7, 30] as const;

/** One of them. */
export type CallBackDays = (typeof CALL_BACK_DAYS)[number];

/** A list that is older than a day is hardly looked at. */
const A_DAY_MORE = 1;
const DAY_MS = 24 * 60 * 60_000;

/**
 * In which group an appointment waits to be accepted or rejected: `soon` of today and tomorrow, `passed` where it began
 * in the last seven days, and `null` of any other. One without a time begins when its day is over.
 */
export function waitsForAnswer(one: StoredAppointment, present: Present): Extract<WaitGroup, 'soon' | 'passed'> | null {
  if (one.status !== 'pending' || one.date > addDays(present.today, 1)) return null;
  if (!hasBegun(hoursOfVisit(one), present)) return 'soon';
  return one.date >= addDays(present.today, -DAYS_BACK) ? 'passed' : null;
}

/** Whether an appointment waits to be accepted or rejected, or may do so within a day. */
export function mayWaitForAnswer({ status, date }: StoredAppointment, { today }: Present): boolean {
  return status === 'pending' && date >= addDays(today, -DAYS_BACK) && date <= addDays(today, 1 + A_DAY_MORE);
}

/**
 * Whether an appointment of the last days, or one that was to come, was rejected or cancelled in these days, as far as
 * the service tells, whose clock may be ahead.
 */
export function wasDropped(one: StoredAppointment, { at, today }: Present, days: CallBackDays): boolean {
  const isRecent = one.date >= addDays(today, -days);
  return isRecent && isDropped(one) && at - momentOf(one.updated_at ?? '').getTime() <= days * DAY_MS;
}

/** Whether somebody must see to a line today: nobody waits for a call by the clock, and later days have their own. */
export function isDueToday(group: WaitGroup, date: DateText, { today }: Present): boolean {
  return group !== 'dropped' && date >= today && date <= addDays(today, 1);
}
