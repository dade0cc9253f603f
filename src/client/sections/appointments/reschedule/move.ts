import { appointments, isActive, type StoredAppointment } from '#client/entities/appointments';
import type { Slot } from '#client/hours/slots';
import { longDate, shortTime } from '#client/lib/dates';
import { say, type Values } from '#client/lib/text';
import type { Appointment, AppointmentDraft } from '#contract/appointments';
import type { Id } from '#contract/common';
import type { Move } from '../list/events';
import { moveMessages } from './messages';

/** A new appointment as a service confirms it: its id, and whatever else was said. */
export type Booked = Partial<Appointment> & { id: Id };

type People = Pick<Appointment, 'user_id' | 'doctor_id'>;
type Visit = People & Pick<Appointment, 'date' | 'start_time'>;

/**
 * The new appointment of a move: the same patient and doctor, the chosen slot (Spec 1 §4). A slot without a place is at
 * that of the old one.
 */
export function draftOf(
  { user_id, doctor_id, location_id }: StoredAppointment,
  { date, startTime, endTime, locationId }: Slot,
): AppointmentDraft {
  return { user_id, doctor_id, date, start_time: startTime, end_time: endTime, location_id: locationId ?? location_id };
}

/** Whether two records are of the same patient, who needs an id for that, with the same doctor at the same time. */
export function isSameVisit(a: Visit, b: Visit): boolean {
  return isOfSamePeople(a, b) && a.date === b.date && a.start_time.slice(0, 5) === b.start_time.slice(0, 5);
}

/** Whether two records are of the same patient, who needs an id for that, with the same doctor. */
export function isOfSamePeople(a: People, b: People): boolean {
  return Boolean(a.user_id) && String(a.user_id) === String(b.user_id) && String(a.doctor_id) === String(b.doctor_id);
}

/** Makes the test that finds the new appointment of a move: one that stands, and was not there before. */
export function isBookedBy({ original, draft, twinIds, restores }: Move) {
  const known = new Set([original.id, ...twinIds].map(String));
  const isNew = (one: Visit & Pick<Appointment, 'id'>) => isSameVisit(one, draft) && !known.has(String(one.id));
  return (one: Visit & Pick<Appointment, 'id' | 'status'>): boolean =>
    isActive(one) && (restores ? String(one.id) === String(restores.id) : isNew(one));
}

/**
 * Whether the new appointment of a move was moved on since: the patient has one with the doctor at its time that stands
 * no longer, and another that does, neither of which was there before.
 */
export function isMovedOn(list: readonly Appointment[], { draft, earlierIds, restores }: Move): boolean {
  if (!earlierIds) return false;
  const known = new Set(earlierIds.map(String));
  if (restores) known.delete(String(restores.id));
  const made = list.filter((one) => isOfSamePeople(one, draft) && !known.has(String(one.id)));
  return made.some(isActive) && made.some((one) => !isActive(one) && isSameVisit(one, draft));
}

/**
 * A booked appointment for the store. A service may answer with little more than the id, or with `null` for the rest:
 * that is then what was sent, and the people are those of the original.
 */
export function bookedEntities(booked: Booked, draft: AppointmentDraft, original: StoredAppointment) {
  const said = Object.fromEntries(Object.entries(booked).filter(([, value]) => value !== null));
  const { entities } = appointments.normalize([{ ...draft, ...said, id: booked.id }]);
  const { local_user, local_doctor } = original;
  const stored = {
    local_user,
    local_doctor,
    local_location: draft.location_id ?? original.local_location,
    ...entities[appointments.kind]?.[booked.id],
  };
  return { ...entities, [appointments.kind]: { [booked.id]: stored } };
}

/** Both appointments of a move as its sentences name them, the status of the old one, and whether it is taken back. */
export function moveNames({ original, draft, patient, restores }: Move): Values {
  const named = ({ date, start_time }: Pick<AppointmentDraft, 'date' | 'start_time'>) =>
    say(moveMessages.visit, { patient, date: longDate(date), time: shortTime(start_time) });
  return { previous: named(original), next: named(draft), status: original.status, way: restores ? 'back' : 'onward' };
}

/** What the device may keep of an appointment: ids, times and the status, whatever else the service tells of it. */
export function bareAppointment(original: StoredAppointment): StoredAppointment {
  const { id, user_id, doctor_id, location_id, date, start_time, end_time, status } = original;
  const { local_user = null, local_doctor = null, local_location = null } = original;
  const visit = { id, user_id, doctor_id, location_id, date, start_time, end_time, status };
  return { ...visit, local_user, local_doctor, local_location };
}

/** A move as the device may keep it: ids, times and the status, with a word in place of the patient's name. */
export function withoutNames({ original, ...move }: Move): Move {
  return { ...move, original: bareAppointment(original), patient: moveMessages.somebody };
}
