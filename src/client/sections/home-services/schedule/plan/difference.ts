import { bySoonest, hoursOfEntry } from '#client/entities/hours';
import type { DateText, TimeText } from '#client/lib/dates';
import { hasBegun, sharesTime, spansOf, type ClinicTime } from '#client/lib/daySpans';
import { groupBy, groupByEach } from '#client/lib/groupBy';
import { datesFrom } from '#client/lib/reckoning';
import { isSameEntry } from '#client/sections/home-services/kinds/homeSchedule';
import { datedHours, type WantedWeeks } from '#client/ui/week/week';
import type { HomeSchedule } from '#contract/homeServices/staff';

/** Hours in which a provider comes, on a date. */
export interface EntryOn {
  date: DateText;
  start_time: TimeText;
  end_time: TimeText;
}

/** Why an entry stays although it is not wanted: it has begun, or is closed. */
export type EntryStays = 'begun' | 'closed';

/** One line of a difference; what is there already has its entry. */
export type EntryLine = EntryOn &
  (
    | { sign: 'add' }
    /** The entry gets these hours. */
    | { sign: 'change'; entry: HomeSchedule }
    | { sign: 'remove'; entry: HomeSchedule }
    | { sign: 'same'; entry: HomeSchedule; why: EntryStays | null }
    /** They have begun, where there is no entry in their way. */
    | { sign: 'leftOut'; entry: HomeSchedule | null; why: EntryStays | null }
  );

/** What a plan would do. */
export interface ScheduleDifference {
  question: WantedWeeks;
  lines: readonly EntryLine[];
}

/**
 * What turns the entries of a provider into a wanted week, day by day: hours are paired with an entry that they
 * overlap, then in their order, and what is left of either is added or removed. Closed entries stay, and so does what
 * has begun; wanted hours that overlap these are left out (decisions: fan-outs).
 */
export function entryDifference(
  entries: readonly HomeSchedule[],
  weeks: WantedWeeks,
  now: ClinicTime,
): readonly EntryLine[] {
  const known = entries.filter(isDated).sort(bySoonest);
  const isOfPlan = ({ date }: EntryOn) => weeks.startDate <= date && date <= weeks.endDate;
  const wanted = datedHours(weeks, now.today).map(({ date, from, to }) => ({ date, start_time: from, end_time: to }));
  const own = groupBy(known.filter(isOfPlan), ({ date }) => date);
  const hours = groupBy(wanted, ({ date }) => date);
  const kept = groupByEach(
    known.filter((entry) => !isOfPlan(entry) || whyEntryStays(entry, now)),
    (entry) => spansOf(hoursOfEntry(entry)).map(({ date }) => date),
  );
  return datesFrom(weeks.startDate, weeks.endDate).flatMap((date) =>
    linesOfDay(own.get(date) ?? [], hours.get(date) ?? [], kept.get(date) ?? [], now),
  );
}

/** @param kept what stays whatever is wanted, also of other days where it goes on after midnight */
function linesOfDay(
  own: readonly HomeSchedule[],
  hours: readonly EntryOn[],
  kept: readonly HomeSchedule[],
  now: ClinicTime,
): EntryLine[] {
  const isThere = (one: EntryOn) => own.some((entry) => entry.is_available && isSameEntry(entry, one));
  const lines: EntryLine[] = [];
  const left: HomeSchedule[] = [];
  for (const entry of own) {
    const isWanted = entry.is_available && hours.some((one) => isSameEntry(one, entry));
    const why = isWanted ? null : whyEntryStays(entry, now);
    if (isWanted || why) lines.push({ ...entryHours(entry), sign: 'same', entry, why });
    else left.push(entry);
  }
  const open: EntryOn[] = [];
  for (const one of hours.filter((range) => !isThere(range))) {
    const entry = kept.find((other) => sharesTime(hoursOfEntry(other), hoursOfEntry(one))) ?? null;
    if (entry || hasBegun(hoursOfEntry(one), now))
      lines.push({ ...one, sign: 'leftOut', entry, why: entry && whyEntryStays(entry, now) });
    else open.push(one);
  }
  const pairs = pairsOf(open, left);
  for (const one of open) {
    const entry = pairs.get(one);
    lines.push(entry ? { ...one, sign: 'change', entry } : { ...one, sign: 'add' });
  }
  const paired = new Set(pairs.values());
  for (const entry of left) if (!paired.has(entry)) lines.push({ ...entryHours(entry), sign: 'remove', entry });
  return lines.sort(bySoonest);
}

/** Which entry gets which hours: the first that they overlap, and of what is left the first there is. */
function pairsOf(open: readonly EntryOn[], left: readonly HomeSchedule[]): Map<EntryOn, HomeSchedule> {
  const pairs = new Map<EntryOn, HomeSchedule>();
  const free = new Set(left);
  const overlaps = (entry: EntryOn, one: EntryOn) => sharesTime(hoursOfEntry(entry), hoursOfEntry(one));
  for (const fits of [overlaps, () => true])
    for (const one of open) {
      const entry = pairs.has(one) ? undefined : [...free].find((other) => fits(other, one));
      if (!entry) continue;
      pairs.set(one, entry);
      free.delete(entry);
    }
  return pairs;
}

/** Why an entry is left alone unless it is wanted; `null` where it may be changed or removed. */
export function whyEntryStays(entry: HomeSchedule, now: ClinicTime): EntryStays | null {
  if (!entry.is_available) return 'closed';
  return hasBegun(hoursOfEntry(entry), now) ? 'begun' : null;
}

/** The date and hours of an entry alone. */
export function entryHours({ date, start_time, end_time }: EntryOn): EntryOn {
  return { date, start_time, end_time };
}

/** Whether the service has told when an entry is. */
function isDated({ date, start_time, end_time }: EntryOn): boolean {
  return Boolean(date && start_time && end_time);
}

/** How many lines of each sign there are. */
export function entryCounts(lines: readonly EntryLine[]): Record<EntryLine['sign'], number> {
  const counts = { add: 0, change: 0, remove: 0, same: 0, leftOut: 0 };
  for (const { sign } of lines) counts[sign] += 1;
  return counts;
}
