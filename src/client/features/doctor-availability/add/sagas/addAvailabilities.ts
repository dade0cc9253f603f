import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import * as availabilitiesApi from '#client/api/availabilities';
import { hoursOfOpening } from '#client/entities/hours';
import { isSameHours } from '#client/features/doctor-availability/hours/calendar';
import {
  slotsOpened,
  type DoctorAtLocation,
  type planSubmitted,
} from '#client/features/doctor-availability/hours/events';
import { doctorAvailabilityKeys } from '#client/features/doctor-availability/hours/keys';
import { addedHoursTexts, availabilityMessages } from '#client/features/doctor-availability/hours/messages';
import { loadDoctorSlots, readSlots } from '#client/features/doctor-availability/hours/sagas/loads';
import {
  itemsOf,
  itemsOfDoctors,
  type HoursOfDoctor,
  type HoursOfProvider,
  type HoursToAdd,
} from '#client/features/doctor-availability/hours/toAdd';
import { hoursChanged, readHours, selectDoctorHours } from '#client/hours/readHours';
import { timeRange } from '#client/lib/dates';
import { sharesTime } from '#client/lib/daySpans';
import { isFinalRefusal } from '#client/lib/errors';
import { Problem } from '#client/lib/problem';
import { say } from '#client/lib/text';
import { confirmDates } from '#client/state/fanOut/confirmDates';
import type { FanOutKind } from '#client/state/fanOut/kind';
import { OPEN, type FanOutItem, type SendResult, type Sent, type ItemStanding } from '#client/state/fanOut/row';
import { runFanOut } from '#client/state/fanOut/runFanOut';
import { selectRequest } from '#client/state/requests/requests';
import { sideBySide } from '#client/state/sagas/sideBySide';
import { ask, type Lost, type Refused } from '#client/state/writes/ask';
import { addedTally } from '#client/ui/dates/messages';
import type { Availability, AvailabilityDraft, ProviderAvailabilityAdded } from '#contract/availabilities';
import type { Id } from '#contract/common';

/** The fan-out that adds opening hours, one call for each date and range of hours (Spec 1 §5). */
export const addingAvailabilities: FanOutKind<HoursToAdd> = {
  name: 'doctorAvailability/add',
  texts: {
    ...addedTally,
    ...addedHoursTexts,
    title: availabilityMessages.adding,
    failed: availabilityMessages.addFailed,
  },
  read: readSlotsOfAll,
  goesOnUnread: true,
  standing: standingOfHours,
  send: addOne,
  insteadOf,
  after: reloadSlots,
};

/** Adds the hours of a plan, which may have to be confirmed before (Spec 1 §5; decisions: fan-outs). */
export function* addAvailabilities({ payload: { scope, target, plan } }: ReturnType<typeof planSubmitted>) {
  const isMeant = yield* call(confirmDates, plan.dates);
  if (!isMeant) return;
  yield* call(runFanOut, addingAvailabilities, doctorAvailabilityKeys.add(scope), itemsOf(target, plan));
}

/** Reads the slots of the doctors to whom hours are sent, unless they are known; `isAnew` in any case, or it throws. */
export function* readSlotsOfAll(all: readonly HoursToAdd[], isAnew: boolean): SagaGenerator<void> {
  const readings: ReturnType<typeof slotsOpened>[] = [];
  for (const one of distinctDoctors(all)) {
    if (isAnew) yield* call(readSlots, one);
    else {
      const reading = yield* select(selectRequest, doctorAvailabilityKeys.slots(one.doctorId, one.locationId));
      if (reading?.status !== 'succeeded') readings.push(slotsOpened(one));
    }
  }
  yield* call(sideBySide, readings, loadDoctorSlots);
}

/** Whether hours are there. Those of a provider are not looked for: sent twice they are skipped. */
export function* standingOfHours(hours: HoursToAdd): SagaGenerator<ItemStanding<HoursToAdd>> {
  if (hours.kind === 'provider') return OPEN;
  const known = yield* select(selectDoctorHours, hours.doctor.id, hours.draft.location_id);
  return known?.some((slot) => isSameHours(slot, hours.draft)) ? { is: 'done' } : OPEN;
}

/** Adds the hours of one date, for one doctor or for those of a provider. */
function* addOne(hours: HoursToAdd): SagaGenerator<SendResult | Sent<HoursToAdd>> {
  if (hours.kind === 'provider') return yield* call(addForProvider, hours);
  return yield* call(addForDoctor, hours);
}

/**
 * Adds hours for one doctor. Where existing ones are skipped, hours that share time
 * with others are skipped too: not sent for one of several doctors who is known to have them, and else once they are
 * refused, for a date may have been ticked all the same.
 */
export function* addForDoctor(hours: HoursOfDoctor): SagaGenerator<SendResult | Sent<HoursToAdd>> {
  const { doctor, draft, isOneOfSeveral } = hours;
  const known = (yield* select(selectDoctorHours, doctor.id, draft.location_id)) ?? [];
  const inTheWay = draft.skip_existing
    ? known.find((slot) => sharesTime(hoursOfOpening(slot), hoursOfOpening(draft)))
    : undefined;
  if (inTheWay && isOneOfSeveral) return skippedFor(inTheWay);
  try {
    const reply = yield* call(availabilitiesApi.addAvailability, doctor.id, draft);
    return reply.skipped ? 'skipped' : 'added';
  } catch (error) {
    if (!draft.skip_existing || !isFinalRefusal(error)) throw error;
    const slot = inTheWay ?? (yield* call(findInTheWay, hours));
    if (!slot) throw error;
    return skippedFor(slot);
  }
}

/** Reads the slots of a doctor at every place, and returns one that shares time with hours that were refused. */
function* findInTheWay({ doctor, draft }: HoursOfDoctor): SagaGenerator<Availability | undefined> {
  const read = yield* ask(readHours, doctor.id, null);
  if (read.is !== 'accepted') return undefined;
  return read.value.find((slot) => sharesTime(hoursOfOpening(slot), hoursOfOpening(draft)));
}

/** Hours that were skipped, with what is there in their place. */
function skippedFor({
  available_from: from,
  available_to: to,
}: Pick<AvailabilityDraft, 'available_from' | 'available_to'>) {
  return { outcome: 'skipped', reason: say(availabilityMessages.skippedFor, { hours: timeRange(from, to) }) } as const;
}

/** Adds hours for the doctors of a provider; throws when the answer counts fewer doctors than there are. */
export function* addForProvider({
  providerId,
  doctors,
  draft,
}: HoursOfProvider): SagaGenerator<SendResult | Sent<HoursToAdd>> {
  const reply = yield* call(availabilitiesApi.addProviderAvailabilities, providerId, draft);
  if (reply && countsFewer(reply, doctors.length)) throw new Problem(availabilityMessages.notForAll);
  const outcome = reply?.created === 0 ? 'skipped' : 'added';
  const counts = reply && countsIn(reply);
  return counts ? { outcome, counts } : outcome;
}

/** How many slots an answer for a provider has made, and how many were there; nothing where it does not say. */
function countsIn({ created, skipped }: ProviderAvailabilityAdded) {
  if (typeof created !== 'number') return undefined;
  return { added: created, skipped: typeof skipped === 'number' ? skipped : 0 };
}

function countsFewer({ created, skipped }: ProviderAvailabilityAdded, doctors: number): boolean {
  return typeof created === 'number' && created + (typeof skipped === 'number' ? skipped : 0) < doctors;
}

/**
 * What is sent in place of hours that were not added: calls for each doctor where one for a whole provider was refused
 * or did not reach all; nothing where one of several doctors was refused, for that would be refused again.
 */
function insteadOf(item: FanOutItem<HoursToAdd>, answer: Refused | Lost): readonly FanOutItem<HoursToAdd>[] | null {
  const { payload } = item;
  const isFinal = answer.is === 'refused' && answer.isFinal;
  if (payload.kind === 'doctor') return isFinal && payload.isOneOfSeveral ? [] : null;
  const isForEach = payload.doctors.length > 0 && (isFinal || answer.error instanceof Problem);
  return isForEach ? itemsOfDoctors(item, payload) : null;
}

/** Reads the slots of the one doctor to whom hours were added; the form for several reads theirs. */
function* reloadSlots(hours: HoursToAdd, all: readonly HoursToAdd[]) {
  yield* put(hoursChanged(all.flatMap(doctorIdsOf)));
  if (hours.kind === 'provider' || hours.isOneOfSeveral) return;
  const { doctor, draft } = hours;
  yield* put(slotsOpened({ doctorId: doctor.id, doctorName: doctor.name, locationId: draft.location_id }));
}

function doctorIdsOf(hours: HoursToAdd): Id[] {
  return (hours.kind === 'provider' ? hours.doctors : [hours.doctor]).map(({ id }) => id);
}

/** The doctors of these hours, each once, at the location of the hours. */
function distinctDoctors(all: readonly HoursToAdd[]): DoctorAtLocation[] {
  const byId = new Map<string, DoctorAtLocation>();
  for (const hours of all) {
    if (hours.kind === 'provider') continue;
    const { doctor, draft } = hours;
    byId.set(String(doctor.id), { doctorId: doctor.id, doctorName: doctor.name, locationId: draft.location_id });
  }
  return [...byId.values()];
}
