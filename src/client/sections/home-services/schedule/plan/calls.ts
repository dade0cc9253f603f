import { hoursOfEntry } from '#client/entities/hours';
import { longDate, timeRange } from '#client/lib/dates';
import { sharesTime } from '#client/lib/daySpans';
import { say, type Message } from '#client/lib/text';
import type { FanOutItem, StoredRow } from '#client/state/fanOut/row';
import { weekPlanMessages } from '#client/ui/week/planMessages';
import type { Id } from '#contract/common';
import type { HomeSchedule } from '#contract/homeServices/staff';
import { entryHours, type EntryLine, type EntryOn } from './difference';
import { planScheduleMessages } from './messages';

/** What is to be done: an entry is made, gets other hours, or goes. */
type EntryChange =
  /** `like` is an entry whose slot duration it takes; `madeId` its id once it is there. */
  | { does: 'add'; hours: EntryOn; like: HomeSchedule | null; madeId?: Id }
  | { does: 'change'; hours: EntryOn; entry: HomeSchedule }
  | { does: 'remove'; entry: HomeSchedule };

/** One call of a plan, as a line of its ledger. */
export type EntryCall = EntryChange & {
  id: string;
  key: string;
  provider: Id;
  /** The ids of the calls in the ledger that must have made room for it. */
  needs: readonly string[];
  /** Whether it takes back what a plan has done. */
  isUndo: boolean;
};

/** Where the lines of a ledger belong. */
type EntryPlace = Pick<EntryCall, 'key' | 'provider' | 'isUndo'>;

/** The calls of a difference, in the order in which they are sent. */
export function entryCalls(place: EntryPlace, lines: readonly EntryLine[]): FanOutItem<EntryCall>[] {
  return inTheirOrder(
    place,
    lines.flatMap((line): EntryChange[] => {
      const hours = entryHours(line);
      if (line.sign === 'add') return [{ does: 'add', hours, like: null }];
      if (line.sign === 'change') return [{ does: 'change', hours, entry: line.entry }];
      return line.sign === 'remove' ? [{ does: 'remove', entry: line.entry }] : [];
    }),
  );
}

/** The opposite calls of those lines of a ledger that have come true. */
export function oppositeEntryCalls(place: EntryPlace, rows: readonly StoredRow<EntryCall>[]): FanOutItem<EntryCall>[] {
  const done = rows.filter(({ outcome }) => outcome === 'added').map(({ payload }) => payload);
  return inTheirOrder(
    place,
    done.map((call): EntryChange => {
      if (call.does === 'remove') return { does: 'add', hours: entryHours(call.entry), like: call.entry };
      if (call.does === 'change')
        return { does: 'change', hours: entryHours(call.entry), entry: { ...call.entry, ...call.hours } };
      const { madeId: id = '', hours, like } = call;
      const made = { availability_type: 'provider', provider: place.provider, is_available: true };
      return { does: 'remove', entry: { ...made, ...hours, id, slot_duration: like?.slot_duration ?? '' } };
    }),
  );
}

/** First what needs no room, then the removals, then each once the entries in its way have gone or been changed. */
function inTheirOrder(place: EntryPlace, changes: readonly EntryChange[]): FanOutItem<EntryCall>[] {
  const old = changes.flatMap((change) => (change.does === 'add' ? [] : [change]));
  const calls = changes.map((change): EntryCall => {
    const inTheWay = (hours: EntryOn) =>
      old.filter((other) => other !== change && sharesTime(hoursOfEntry(other.entry), hoursOfEntry(hours))).map(idOf);
    return { ...change, ...place, id: idOf(change), needs: change.does === 'remove' ? [] : inTheWay(change.hours) };
  });
  const rank = ({ does, needs }: EntryCall) => (needs.length > 0 ? 2 : does === 'remove' ? 1 : 0);
  return calls
    .sort((one, other) => rank(one) - rank(other))
    .map((payload) => ({ id: payload.id, label: callNamed(payload), payload }));
}

function idOf(change: EntryChange): string {
  if (change.does === 'add') return `${change.hours.date}/+${change.hours.start_time}`;
  return `${change.entry.date}/${change.does === 'change' ? '~' : '-'}${change.entry.id}`;
}

function callNamed(call: EntryCall): Message {
  const hoursIn = ({ start_time, end_time }: EntryOn) => timeRange(start_time, end_time);
  const { date } = call.does === 'remove' ? call.entry : call.hours;
  const day = longDate(date);
  if (call.does === 'add') return say(weekPlanMessages.addOn, { date: day, hours: hoursIn(call.hours) });
  if (call.does === 'remove') return say(weekPlanMessages.removeOn, { date: day, hours: hoursIn(call.entry) });
  return say(planScheduleMessages.changeOn, { date: day, was: hoursIn(call.entry), hours: hoursIn(call.hours) });
}
