import { hoursOfOpening } from '#client/entities/hours';
import { longDate, timeRange } from '#client/lib/dates';
import { sharesTime } from '#client/lib/daySpans';
import { say, type Message } from '#client/lib/text';
import type { FanOutItem, StoredRow } from '#client/state/fanOut/row';
import { weekPlanMessages } from '#client/ui/week/planMessages';
import type { Availability, AvailabilityDraft } from '#contract/availabilities';
import type { Id } from '#contract/common';
import { DAY_END, isDayEnd } from '#contract/text/dayEnd';
import type { NamedDoctor } from '../hours/events';
import { planHoursMessages } from './messages';
import type { DoctorLines } from './state';
import type { HoursOn } from './staying';

/** What each line of the ledger of a plan has: its id, its ledger and dialog, and for whom it is. */
interface PlanCallBase {
  id: string;
  key: string;
  scope: string;
  locationId: Id;
  doctor: NamedDoctor;
  /** The ids of the lines that come before it. */
  needs: readonly string[];
}

/** Hours to be added, once the removals are made whose place they need; and their id once they are there. */
export interface HoursToPlan extends PlanCallBase {
  does: 'add';
  draft: AvailabilityDraft;
  addedId?: Id;
}

/** Hours to be removed, once the additions of their day are made that need no place: these may be refused for them. */
export interface HoursToClear extends PlanCallBase {
  does: 'remove';
  slot: Availability;
  /** Whether it takes back an addition. */
  isUndo?: true;
}

/** One call of a plan. */
export type PlanCall = HoursToPlan | HoursToClear;

/** Where the lines of a ledger belong. */
export interface PlanPlace {
  key: string;
  scope: string;
  locationId: Id;
  /** Whether a line has to say whose hours it is about. */
  hasSeveral: boolean;
}

/** What is added and removed for one doctor. */
interface Changes {
  doctor: NamedDoctor;
  added: readonly HoursOn[];
  removed: readonly Availability[];
  isUndo?: true;
}

/** The calls of a difference, in the order in which they are sent. */
export function planCalls(place: PlanPlace, doctors: readonly DoctorLines[]): FanOutItem<PlanCall>[] {
  return callsInOrder(
    place,
    doctors.map(({ doctor, lines }) => ({
      doctor,
      added: lines.filter(({ sign }) => sign === 'add'),
      removed: lines.flatMap((line) => (line.sign === 'remove' ? [line.slot] : [])),
    })),
  );
}

/** The opposite calls of those lines of a ledger that have come true. */
export function oppositeCalls(place: PlanPlace, rows: readonly StoredRow<PlanCall>[]): FanOutItem<PlanCall>[] {
  const done = rows.filter(({ outcome }) => outcome === 'added').map(({ payload }) => payload);
  const doctors = new Map(done.map(({ doctor }) => [String(doctor.id), doctor]));
  return callsInOrder(
    place,
    [...doctors].map(([id, doctor]): Changes => {
      const own = done.filter((call) => String(call.doctor.id) === id);
      return {
        doctor,
        isUndo: true,
        added: own.flatMap((call) => (call.does === 'remove' ? [call.slot] : [])),
        removed: own.flatMap((call) => (call.does === 'add' ? [addedSlot(call, call.addedId ?? '')] : [])),
      };
    }),
  );
}

/** The hours of an addition as the service has them by an id. */
export function addedSlot({ draft, doctor }: HoursToPlan, id: Id): Availability {
  const { location_id, date, available_from, available_to } = draft;
  return { id, location_id, doctor_id: doctor.id, date, available_from, available_to };
}

/** What adds hours at a place, as it travels. */
export function hoursDraft(locationId: Id, { date, available_from, available_to }: HoursOn): AvailabilityDraft {
  const end = isDayEnd(available_to) ? DAY_END : available_to;
  return { location_id: locationId, date, available_from, available_to: end };
}

/** First what overlaps nothing that goes, then the removals, then the rest: hours are never missing for long. */
function callsInOrder(place: PlanPlace, doctors: readonly Changes[]): FanOutItem<PlanCall>[] {
  const removals: HoursToClear[] = [];
  const additions: HoursToPlan[] = [];
  for (const { doctor, added, removed, isUndo } of doctors) {
    const own = { key: place.key, scope: place.scope, locationId: place.locationId, doctor };
    const goes = (slot: Availability) => `${doctor.id}/${slot.date}/-${slot.id}`;
    const come = added.map((hours): HoursToPlan => {
      const id = `${doctor.id}/${hours.date}/+${hours.available_from}/${hours.available_to}`;
      const needs = removed.filter((slot) => sharesTime(hoursOfOpening(slot), hoursOfOpening(hours))).map(goes);
      return { ...own, id, does: 'add', draft: hoursDraft(place.locationId, hours), needs };
    });
    additions.push(...come);
    for (const slot of removed) {
      const needs = come.filter((one) => isFree(one) && one.draft.date === slot.date).map(({ id }) => id);
      removals.push({ ...own, id: goes(slot), does: 'remove', slot, needs, ...(isUndo && { isUndo }) });
    }
  }
  const calls = [...additions.filter(isFree), ...removals, ...additions.filter((one) => !isFree(one))];
  return calls.map((payload) => ({ id: payload.id, label: callNamed(payload, place.hasSeveral), payload }));
}

const isFree = ({ needs }: HoursToPlan) => needs.length === 0;

function callNamed(one: PlanCall, hasSeveral: boolean): Message {
  const { date, available_from, available_to } = one.does === 'add' ? one.draft : one.slot;
  const said = one.does === 'add' ? weekPlanMessages.addOn : weekPlanMessages.removeOn;
  const what = say(said, { date: longDate(date), hours: timeRange(available_from, available_to) });
  return hasSeveral ? say(planHoursMessages.ofDoctor, { what, name: one.doctor.name }) : what;
}
