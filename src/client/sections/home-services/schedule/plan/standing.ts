import { hoursOfEntry } from '#client/entities/hours';
import { timeRange } from '#client/lib/dates';
import { sharesTime, type ClinicTime } from '#client/lib/daySpans';
import { say, type Text } from '#client/lib/text';
import { isSameEntry } from '#client/sections/home-services/kinds/homeSchedule';
import { OPEN, type ItemStanding, type StoredRow } from '#client/state/fanOut/row';
import { stillThere } from '#client/state/fanOut/standing';
import { endOfOne } from '#client/state/sagas/deleteUnlessGone';
import { weekPlanMessages } from '#client/ui/week/planMessages';
import type { HomeSchedule } from '#contract/homeServices/staff';
import type { EntryCall } from './calls';
import { whyEntryStays, type EntryOn, type EntryStays } from './difference';
import { planScheduleMessages } from './messages';

/** The entries as they are just before a call of the plan is sent. */
interface EntryGround extends ClinicTime {
  entries: readonly HomeSchedule[];
  /** Whether an answer to it was lost, so that what is done already is its own work. */
  isTried: boolean;
}

type Stands = ItemStanding<EntryCall>;

/**
 * How a call stands: what it wants is there, what it is about has changed meanwhile, its place was not made, or other
 * hours are in its way.
 *
 * @param rows those of its ledger, among them what it needs the place of
 */
export function entryCallStanding(one: EntryCall, ground: EntryGround, rows: readonly StoredRow<EntryCall>[]): Stands {
  const needed = rows.filter(({ id }) => one.needs.includes(id));
  return entryStanding(one, ground) ?? placeOf(needed) ?? inTheWayOf(one, ground, needed) ?? OPEN;
}

/** What has become of the entry itself; `null` where that is as it was. */
function entryStanding(one: EntryCall, ground: EntryGround): Stands | null {
  const { entries, isTried } = ground;
  if (one.does === 'add') {
    const there = entries.find((entry) => entry.is_available && isSameEntry(entry, one.hours));
    return there ? { is: 'done', payload: { ...one, madeId: there.id } } : null;
  }
  const now = entries.find(({ id }) => String(id) === String(one.entry.id));
  const reason = endOfOne('gone').reason ?? null;
  if (one.does === 'remove' && !now) return { is: 'done', reason: isTried ? null : reason };
  if (!now) return { is: 'leftOut', reason };
  if (one.does === 'change' && isSameEntry(now, one.hours)) return { is: 'done' };
  if (!isSameEntry(now, one.entry)) return { is: 'leftOut', reason: planScheduleMessages.otherwise };
  const why = whyEntryStays(now, ground);
  // What the plan itself has made may have begun since.
  if (!why || (one.isUndo && why === 'begun')) return null;
  return { is: 'leftOut', reason: STAYING[why] };
}

/** Why there is no place yet: what had to make it stays, or could not be sent. */
function placeOf(needed: readonly StoredRow<EntryCall>[]): Stands | null {
  const row = stillThere(needed);
  if (!row) return null;
  const hours = row.payload.does === 'add' ? '' : hoursText(row.payload.entry);
  return row.outcome === 'leftOut'
    ? { is: 'leftOut', reason: say(weekPlanMessages.overlapsBecause, { hours, why: row.reason ?? '' }) }
    : { is: 'heldBack', reason: say(weekPlanMessages.heldBack, { hours }) };
}

/** What another desk has put into the place. */
function inTheWayOf(one: EntryCall, ground: EntryGround, needed: readonly StoredRow<EntryCall>[]): Stands | null {
  if (one.does === 'remove') return null;
  const known = [one, ...needed.map(({ payload }) => payload)];
  const ours = new Set(known.flatMap((call) => (call.does === 'add' ? [] : [String(call.entry.id)])));
  const wanted = hoursOfEntry(one.hours);
  const entry = ground.entries.find((other) => !ours.has(String(other.id)) && sharesTime(hoursOfEntry(other), wanted));
  return entry ? { is: 'leftOut', reason: overlapOfEntry(entry, whyEntryStays(entry, ground)) } : null;
}

/** Which entry wanted hours overlap, and why that stays. */
export function overlapOfEntry(entry: EntryOn, why: EntryStays | null): Text {
  const hours = hoursText(entry);
  return why
    ? say(weekPlanMessages.overlapsBecause, { hours, why: STAYING[why] })
    : say(weekPlanMessages.overlaps, { hours });
}

/** Why an entry stays, in words. */
export const STAYING = { begun: weekPlanMessages.begun, closed: planScheduleMessages.closed };

const hoursText = ({ start_time, end_time }: EntryOn) => timeRange(start_time, end_time);
