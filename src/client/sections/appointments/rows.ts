import type { LocalDoctor, LocalUser } from '../../../contract/appointments';
import type { DateText, Id, TimeText } from '../../../contract/common';
import type { Location } from '../../../contract/directory';
import { DEFAULT_APPOINTMENT_STATUS } from '../../../contract/rules';
import type { StoredAppointment } from '../../entities/appointment';

/** One line of the list with all it shows; names are `null` where the service knows none (Spec 1 §3). */
export interface AppointmentRow {
  id: Id;
  date: DateText;
  startTime: TimeText;
  endTime: TimeText;
  status: string;
  patientName: string | null;
  patientPicture: string | null;
  doctorName: string | null;
  doctorPhone: string | null;
  locationName: string | null;
  location: Location | null;
  /** What the search looks into: the names, lower-cased once. */
  haystack: string;
}

/** The kinds an appointment refers to. */
export interface Referred {
  patients: Readonly<Record<string, LocalUser>>;
  doctors: Readonly<Record<string, LocalDoctor>>;
  locations: Readonly<Record<string, Location>>;
}

const made = new WeakMap<StoredAppointment, { row: AppointmentRow; sources: unknown[] }>();

/** The row of an appointment; made once and again only when the appointment, or what it refers to, has changed. */
export function rowOf(appointment: StoredAppointment, { patients, doctors, locations }: Referred): AppointmentRow {
  const patient = lookUp(patients, appointment.local_user);
  const doctor = lookUp(doctors, appointment.local_doctor);
  const location = lookUp(locations, appointment.local_location);
  const known = made.get(appointment);
  if (known?.sources[0] === patient && known.sources[1] === doctor && known.sources[2] === location) return known.row;
  const row = makeRow(appointment, patient, doctor, location);
  made.set(appointment, { row, sources: [patient, doctor, location] });
  return row;
}

/** Soonest first. */
export function bySoonest(a: AppointmentRow, b: AppointmentRow): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  if (a.startTime !== b.startTime) return a.startTime < b.startTime ? -1 : 1;
  return 0;
}

/** Whether every word of a lower-cased search occurs in the row. */
export function isMatch({ haystack }: AppointmentRow, words: readonly string[]): boolean {
  return words.every((word) => haystack.includes(word));
}

function lookUp<Entity>(table: Readonly<Record<string, Entity>>, id: Id | null | undefined): Entity | null {
  return id === null || id === undefined ? null : (table[id] ?? null);
}

function makeRow(
  { id, date, start_time, end_time, status }: StoredAppointment,
  patient: LocalUser | null,
  doctor: LocalDoctor | null,
  location: Location | null,
): AppointmentRow {
  const names = [patient?.name, doctor?.name, location?.name];
  return {
    id,
    date,
    startTime: start_time,
    endTime: end_time,
    status: status?.trim() || DEFAULT_APPOINTMENT_STATUS,
    patientName: patient?.name || null,
    patientPicture: patient?.profile_picture || null,
    doctorName: doctor?.name || null,
    doctorPhone: doctor?.phone_number || null,
    locationName: location?.name || null,
    location,
    haystack: names.filter(Boolean).join('\n').toLowerCase(),
  };
}
