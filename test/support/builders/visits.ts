import { appointments, type StoredAppointment } from '#client/entities/appointments';
import type { Appointment } from '#contract/appointments';
import { makeAppointment } from './clinic';

/** Appointments as the store has them. */
export function storedVisits(visits: readonly Partial<Appointment>[]): StoredAppointment[] {
  const { entities, ids } = appointments.normalize(visits.map((one) => makeAppointment(one)));
  const table = appointments.entitiesIn(entities);
  return ids.flatMap((id) => table[id] ?? []);
}
