import { weakMapMemoize } from 'reselect';

import type { StoredAppointment } from '#client/entities/appointments';
import type { EntityTable } from '#client/entities/entityStore';
import { bySoonest } from '#client/entities/hours';
import { shownName, textOf } from '#client/lib/text';
import type { LocalDoctor, LocalUser } from '#contract/appointments';
import type { DateText, Id, MomentText, TimeText } from '#contract/common';
import type { Location } from '#contract/directory';

/** Who is expected twice at a time: the doctor, the patient, or both. */
export type ClashKind = 'doctor' | 'patient' | 'both';

/** The appointments that clash with another one, by their ids as texts. */
export type Clashing = ReadonlyMap<string, ClashKind>;

/** One row of the list with all it shows; names are `null` where the service knows none (Spec 1 §3). */
export interface AppointmentRow {
  id: Id;
  date: DateText;
  startTime: TimeText;
  endTime: TimeText;
  status: string;
  patientName: string | null;
  patientPicture: string | null;
  doctorName: string | null;
  doctorPicture: string | null;
  doctorPhone: string | null;
  doctorSpecialization: string | null;
  locationName: string | null;
  location: Location | null;
  createdAt: MomentText | null;
  updatedAt: MomentText | null;
  /** Over whom it clashes with another one; left out where that is not known. */
  clash?: ClashKind | undefined;
}

/** The tables of what appointments refer to. */
export interface Referred {
  patients: EntityTable<LocalUser>;
  doctors: EntityTable<LocalDoctor>;
  locations: EntityTable<Location>;
}

/** Makes the row of an appointment; rows are made for what is on screen, not for the whole list. */
export function rowOf(appointment: StoredAppointment, { patients, doctors, locations }: Referred): AppointmentRow {
  const patient = lookUp(patients, appointment.local_user);
  const doctor = lookUp(doctors, appointment.local_doctor);
  const location = placeOf(appointment, locations);
  return {
    id: appointment.id,
    date: appointment.date,
    startTime: appointment.start_time,
    endTime: appointment.end_time,
    status: appointment.status,
    patientName: shownName(patient?.name),
    patientPicture: textOf(patient?.profile_picture) || null,
    doctorName: shownName(doctor?.name),
    doctorPicture: textOf(doctor?.profile_picture) || null,
    doctorPhone: shownName(doctor?.phone_number),
    doctorSpecialization: textOf(doctor?.specialization) || null,
    locationName: shownName(location?.name),
    location,
    createdAt: appointment.created_at ?? null,
    updatedAt: appointment.updated_at ?? null,
  };
}

/** Where an appointment is: the place that it remembers, or else the one that its id names. */
export function placeOf(
  { local_location, location_id }: StoredAppointment,
  locations: Referred['locations'],
): Location | null {
  return lookUp(locations, local_location) ?? lookUp(locations, location_id);
}

/** Makes a function that makes the row of an appointment with its clash once, and returns it again afterwards. */
export function rowMaker(
  referred: Referred,
  clashing: Clashing | null = null,
): (appointment: StoredAppointment) => AppointmentRow {
  return weakMapMemoize((appointment: StoredAppointment) => ({
    ...rowOf(appointment, referred),
    clash: clashing?.get(String(appointment.id)),
  }));
}

/** Sorts appointments latest first. */
export function byLatest(a: StoredAppointment, b: StoredAppointment): number {
  return bySoonest(b, a);
}

/** Finds what an appointment refers to by an id, `null` where it names none or the service knows none. */
export function lookUp<Entity>(table: EntityTable<Entity>, id: Id | null | undefined): Entity | null {
  return id === null || id === undefined ? null : (table[id] ?? null);
}
