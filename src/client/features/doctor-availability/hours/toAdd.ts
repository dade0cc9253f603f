import { longDate, timeRange, wireEnd, wireTime } from '#client/lib/dates';
import { wholeOf, type ItemOutcome } from '#client/lib/tally';
import { say } from '#client/lib/text';
import type { FanOutItem, StoredRow } from '#client/state/fanOut/row';
import { dateOfHours, type PlannedHours } from '#client/ui/dates/datePlanRules';
import type { Availability, AvailabilityDraft, ProviderAvailabilityDraft } from '#contract/availabilities';
import type { DateText, Id } from '#contract/common';
import { daysOf, type CalendarDay } from './calendar';
import type { NamedDoctor, Plan, Target } from './events';
import { availabilityMessages } from './messages';

/** Hours for one doctor; `isOneOfSeveral` where they are added for other doctors too. */
export interface HoursOfDoctor {
  kind: 'doctor';
  doctor: NamedDoctor;
  draft: AvailabilityDraft;
  isOneOfSeveral?: boolean;
}

/** Hours for the doctors of a provider; those that are known are named. */
export interface HoursOfProvider {
  kind: 'provider';
  providerId: ProviderTarget['providerId'];
  doctors: readonly NamedDoctor[];
  draft: ProviderAvailabilityDraft;
}

/** What one call of the fan-out sends: hours for one doctor, or for every doctor of a provider (Spec 1 §7). */
export type HoursToAdd = HoursOfDoctor | HoursOfProvider;

type ProviderTarget = Extract<Target, { kind: 'provider' }>;
type Item = FanOutItem<HoursToAdd>;

/**
 * Makes of a plan one call for each date and range of hours, and for each doctor where the target names several (Spec 1
 * §5); a date is one whole.
 */
export function itemsOf(target: Target, { dates, hours, fitting = {} }: Plan): Item[] {
  const isOnly = hours.length === 1 && Object.keys(fitting).length === 0;
  return dates.flatMap((date) =>
    (fitting[date] ?? hours).flatMap((range) => {
      const on = dateOfHours(date, range);
      const whole = { id: on, label: longDate(on) };
      const line = isOnly ? { ...whole, whole } : { ...lineOf(on, range), whole };
      return callsOf(target, line, wireHours(on, range));
    }),
  );
}

function callsOf(target: Target, line: Omit<Item, 'payload'>, hours: ReturnType<typeof wireHours>): Item[] {
  const { locationId, skipExisting } = target;
  const skips = skipExisting === undefined ? {} : { skip_existing: skipExisting };
  const draft: AvailabilityDraft = { location_id: locationId, ...hours, ...skips };
  switch (target.kind) {
    case 'doctor': {
      const doctor = { id: target.doctorId, name: target.doctorName };
      return [{ ...line, payload: { kind: 'doctor', doctor, draft } }];
    }
    case 'doctors':
      return target.doctors.map((doctor) => itemOfDoctor(line, doctor, draft));
    case 'provider': {
      const { providerId, doctors, others } = target;
      const ofProvider = { ...hours, location: locationId, skip_existing: target.skipExisting };
      return [
        { ...line, payload: { kind: 'provider', providerId, doctors, draft: ofProvider } },
        ...others.map((doctor) => itemOfDoctor(line, doctor, draft)),
      ];
    }
  }
}

/**
 * Makes of hours for the doctors of a provider one call for each of them, where they are known; who has the hours
 * already is skipped (decisions: fan-outs).
 */
export function itemsOfDoctors(line: Omit<Item, 'payload'>, { doctors, draft }: HoursOfProvider): Item[] {
  const { location, ...hours } = draft;
  const ofDoctor = { ...hours, location_id: location, skip_existing: true };
  return doctors.map((doctor) => itemOfDoctor(line, doctor, ofDoctor));
}

function itemOfDoctor(line: Omit<Item, 'payload'>, doctor: NamedDoctor, draft: AvailabilityDraft): Item {
  return {
    id: `${line.id}/${doctor.id}`,
    label: say(availabilityMessages.doctorOn, { date: line.label, name: doctor.name }),
    whole: wholeOf(line),
    payload: { kind: 'doctor', doctor, draft, isOneOfSeveral: true },
  };
}

function lineOf(date: DateText, { from, to, isNextDay }: PlannedHours) {
  return {
    id: `${date}/${from}${isNextDay ? '/after' : ''}`,
    label: say(availabilityMessages.hoursOn, { date: longDate(date), hours: timeRange(from, to) }),
  };
}

function wireHours(date: DateText, { from, to }: PlannedHours) {
  return { date, available_from: wireTime(from), available_to: wireEnd(to) };
}

/** The days on which a plan has added all hours at a location, with these hours, as a calendar has them. */
export function addedDays(rows: readonly StoredRow<HoursToAdd>[], locationId: Id): CalendarDay[] {
  const open = new Set(rows.filter(({ outcome }) => !isThere(outcome)).map((row) => wholeOf(row).id));
  const slots = rows.flatMap((row): Availability[] => {
    const { id, payload } = row;
    const place = payload.kind === 'provider' ? payload.draft.location : payload.draft.location_id;
    if (open.has(wholeOf(row).id) || String(place) !== String(locationId)) return [];
    const { date, available_from, available_to } = payload.draft;
    return [{ id, location_id: place, doctor_id: id, date, available_from, available_to }];
  });
  return daysOf(slots);
}

/** Whether hours are there after all, new or not. */
export const isThere = (outcome: ItemOutcome): boolean => outcome === 'added' || outcome === 'skipped';
