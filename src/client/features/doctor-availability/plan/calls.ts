import { hoursOfOpening } from '#client/entities/hours';
import { longDate, timeRange } from '#client/lib/dates';
import { sharesTime } from '#client/lib/daySpans';
import { say, type Message } from '#client/lib/text';
import type { FanOutItem } from '#client/state/fanOut/row';
import { inTheirOrder, type PlannedCall } from '#client/state/plans/calls';
import type { PlanPlace } from '#client/state/plans/definePlan';
import type { PlanScope } from '#client/state/plans/keys';
import { planLedgerMessages } from '#client/state/plans/messages';
import type { Availability, AvailabilityDraft } from '#contract/availabilities';
import type { Id } from '#contract/common';
import { DAY_END, isDayEnd } from '#contract/text/dayEnd';
import type { NamedDoctor } from '../hours/events';
import type { HoursDifference } from './difference';
import { planHoursMessages } from './messages';
import type { HoursOn } from './staying';

/** What each call has: for whom and where it is. */
interface HoursCall extends PlannedCall {
  scope: PlanScope;
  locationId: Id;
  doctor: NamedDoctor;
}

/** Hours to be added, once the removals are made whose place they need; and their id once they are there. */
export interface HoursToPlan extends HoursCall {
  does: 'add';
  draft: AvailabilityDraft;
  addedId?: Id;
}

/** Hours to be removed, once the additions of their day are made that need no place: these may be refused for them. */
export interface HoursToClear extends HoursCall {
  does: 'remove';
  slot: Availability;
}

/** One call of a plan. */
export type PlanCall = HoursToPlan | HoursToClear;

/** What is added and removed for one doctor. */
interface Changes {
  doctor: NamedDoctor;
  added: readonly HoursOn[];
  removed: readonly Availability[];
}

/** The calls of a difference, in the order in which they are sent. */
export function planCalls({ question, doctors }: HoursDifference, place: PlanPlace): FanOutItem<PlanCall>[] {
  const changes = doctors.map(({ doctor, lines }) => ({
    doctor,
    added: lines.filter(({ sign }) => sign === 'add'),
    removed: lines.flatMap((line) => (line.sign === 'remove' ? [line.slot] : [])),
  }));
  return callsOf({ ...place, locationId: question.locationId }, changes, question.doctors.length > 1);
}

/** The opposite of calls that have come true. */
export function oppositeCalls(done: readonly PlanCall[], place: PlanPlace): FanOutItem<PlanCall>[] {
  const doctors = doctorsOf(done);
  const changes = doctors.map((doctor): Changes => {
    const own = done.filter((call) => String(call.doctor.id) === String(doctor.id));
    return {
      doctor,
      added: own.flatMap((call) => (call.does === 'remove' ? [call.slot] : [])),
      removed: own.flatMap((call) => (call.does === 'add' ? [addedSlot(call, call.addedId ?? '')] : [])),
    };
  });
  return callsOf({ ...place, locationId: done[0]?.locationId ?? '' }, changes, doctors.length > 1);
}

/** The doctors of these calls, each once. */
export function doctorsOf(calls: readonly PlanCall[]): NamedDoctor[] {
  return [...new Map(calls.map(({ doctor }) => [String(doctor.id), doctor])).values()];
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

/** @param hasSeveral whether a line has to say whose hours it is about */
function callsOf(
  place: PlanPlace & Pick<HoursCall, 'locationId'>,
  doctors: readonly Changes[],
  hasSeveral: boolean,
): FanOutItem<PlanCall>[] {
  const calls = doctors.flatMap(({ doctor, added, removed }): PlanCall[] => {
    const goes = (slot: Availability) => `${doctor.id}/${slot.date}/-${slot.id}`;
    const come = added.map((hours): HoursToPlan => {
      const id = `${doctor.id}/${hours.date}/+${hours.available_from}/${hours.available_to}`;
      const needs = removed.filter((slot) => sharesTime(hoursOfOpening(slot), hoursOfOpening(hours))).map(goes);
      return { ...place, doctor, id, does: 'add', draft: hoursDraft(place.locationId, hours), needs };
    });
    const go = removed.map((slot): HoursToClear => {
      const first = come.filter(({ needs, draft }) => needs.length === 0 && draft.date === slot.date);
      return { ...place, doctor, id: goes(slot), does: 'remove', slot, needs: first.map(({ id }) => id) };
    });
    return [...come, ...go];
  });
  return inTheirOrder(calls, (one) => callNamed(one, hasSeveral));
}

function callNamed(one: PlanCall, hasSeveral: boolean): Message {
  const { date, available_from, available_to } = one.does === 'add' ? one.draft : one.slot;
  const said = one.does === 'add' ? planLedgerMessages.addOn : planLedgerMessages.removeOn;
  const what = say(said, { date: longDate(date), hours: timeRange(available_from, available_to) });
  return hasSeveral ? say(planHoursMessages.ofDoctor, { what, name: one.doctor.name }) : what;
}
