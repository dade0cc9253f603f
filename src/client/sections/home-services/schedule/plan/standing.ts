import { hoursOfEntry } from '#client/entities/hours';
import { timeRange } from '#client/lib/dates';
import { sharesTime, type ClinicTime } from '#client/lib/daySpans';
import { say, type Text } from '#client/lib/text';
import { isSameEntry } from '#client/sections/home-services/kinds/homeSchedule';
import { OPEN, type ItemStanding, type StoredRow } from '#client/state/fanOut/row';
import { neededBy, placeless } from '#client/state/plans/calls';
import { planLedgerMessages } from '#client/state/plans/messages';
import { goneAlready } from '#client/state/sagas/deleteUnlessGone';
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
  const needed = neededBy(one, rows);
  return entryStanding(one, ground) ?? placeless(needed, hoursBefore) ?? inTheWayOf(one, ground, needed) ?? OPEN;
}

/** What has become of the entry itself; `null` where that is as it was. */
function entryStanding(one: EntryCall, ground: EntryGround): Stands | null {
  const { entries, isTried } = ground;
  if (one.does === 'add') {
    const there = entries.find((entry) => entry.is_available && isSameEntry(entry, one.hours));
    return there ? { is: 'done', payload: { ...one, madeId: there.id } } : null;
  }
  const now = entries.find(({ id }) => String(id) === String(one.entry.id));
  if (one.does === 'remove' && !now) return goneAlready(isTried);
  if (!now) return { ...goneAlready(false), is: 'leftOut' };
  if (one.does === 'change' && isSameEntry(now, one.hours)) return { is: 'done' };
  if (!isSameEntry(now, one.entry)) return { is: 'leftOut', reason: planScheduleMessages.otherwise };
  const why = whyEntryStays(now, ground);
  // What the plan itself has made may have begun since.
  if (!why || (one.isUndo && why === 'begun')) return null;
  return { is: 'leftOut', reason: STAYING[why] };
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
    ? say(planLedgerMessages.overlapsBecause, { hours, why: STAYING[why] })
    : say(planLedgerMessages.overlaps, { hours });
}

/** Why an entry stays, in words. */
export const STAYING = { begun: planLedgerMessages.begun, closed: planScheduleMessages.closed };

const hoursBefore = (one: EntryCall) => (one.does === 'add' ? '' : hoursText(one.entry));

const hoursText = ({ start_time, end_time }: EntryOn) => timeRange(start_time, end_time);
