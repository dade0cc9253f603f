import { hoursOfEntry } from '#client/entities/hours';
import { longDate, timeRange } from '#client/lib/dates';
import { sharesTime } from '#client/lib/daySpans';
import { say, type Message } from '#client/lib/text';
import type { FanOutItem } from '#client/state/fanOut/row';
import { inTheirOrder, type PlannedCall } from '#client/state/plans/calls';
import type { PlanPlace } from '#client/state/plans/definePlan';
import { planLedgerMessages } from '#client/state/plans/messages';
import type { Id } from '#contract/common';
import type { HomeSchedule } from '#contract/homeServices/staff';
import { entryHours, type ScheduleDifference, type EntryOn } from './difference';
import { planScheduleMessages } from './messages';

/** What is to be done: an entry is made, gets other hours, or goes. */
type EntryChange =
  /** `like` is an entry whose slot duration it takes; `madeId` its id once it is there. */
  | { does: 'add'; hours: EntryOn; like: HomeSchedule | null; madeId?: Id }
  | { does: 'change'; hours: EntryOn; entry: HomeSchedule }
  | { does: 'remove'; entry: HomeSchedule };

/** One call of a plan. */
export type EntryCall = EntryChange & PlannedCall & { provider: Id };

/** The calls of a difference, in the order in which they are sent. */
export function entryCalls({ lines }: Pick<ScheduleDifference, 'lines'>, place: PlanPlace): FanOutItem<EntryCall>[] {
  return callsOf(
    place,
    lines.flatMap((line): EntryChange[] => {
      const hours = entryHours(line);
      if (line.sign === 'add') return [{ does: 'add', hours, like: null }];
      if (line.sign === 'change') return [{ does: 'change', hours, entry: line.entry }];
      return line.sign === 'remove' ? [{ does: 'remove', entry: line.entry }] : [];
    }),
  );
}

/** The opposite of calls that have come true. */
export function oppositeEntryCalls(done: readonly EntryCall[], place: PlanPlace): FanOutItem<EntryCall>[] {
  return callsOf(
    place,
    done.map((call): EntryChange => {
      if (call.does === 'remove') return { does: 'add', hours: entryHours(call.entry), like: call.entry };
      if (call.does === 'change')
        return { does: 'change', hours: entryHours(call.entry), entry: { ...call.entry, ...call.hours } };
      const { madeId: id = '', hours, like } = call;
      const made = { availability_type: 'provider', provider: call.provider, is_available: true };
      return { does: 'remove', entry: { ...made, ...hours, id, slot_duration: like?.slot_duration ?? '' } };
    }),
  );
}

/** Each once the entries in its way have gone or been changed. */
function callsOf(
  { key, isUndo, scope: provider }: PlanPlace,
  changes: readonly EntryChange[],
): FanOutItem<EntryCall>[] {
  const old = changes.flatMap((change) => (change.does === 'add' ? [] : [change]));
  const calls = changes.map((change): EntryCall => {
    const inTheWay = (hours: EntryOn) =>
      old.filter((other) => other !== change && sharesTime(hoursOfEntry(other.entry), hoursOfEntry(hours))).map(idOf);
    const needs = change.does === 'remove' ? [] : inTheWay(change.hours);
    return { ...change, key, isUndo, provider, id: idOf(change), needs };
  });
  return inTheirOrder(calls, callNamed);
}

function idOf(change: EntryChange): string {
  if (change.does === 'add') return `${change.hours.date}/+${change.hours.start_time}`;
  return `${change.entry.date}/${change.does === 'change' ? '~' : '-'}${change.entry.id}`;
}

function callNamed(call: EntryCall): Message {
  const hoursIn = ({ start_time, end_time }: EntryOn) => timeRange(start_time, end_time);
  const { date } = call.does === 'remove' ? call.entry : call.hours;
  const day = longDate(date);
  if (call.does === 'add') return say(planLedgerMessages.addOn, { date: day, hours: hoursIn(call.hours) });
  if (call.does === 'remove') return say(planLedgerMessages.removeOn, { date: day, hours: hoursIn(call.entry) });
  return say(planScheduleMessages.changeOn, { date: day, was: hoursIn(call.entry), hours: hoursIn(call.hours) });
}
