import { changeAppointmentStatus, type Appointment } from '#contract/appointments';
import type { Id } from '#contract/common';
import { makeAppointment } from '../builders/clinic';
import type { Fate, Wire } from './fates';
import { Service } from './service';
import { rowsOf } from './tables';

/** What becomes of a change of a status; of one that is gone another desk has removed the appointment just before. */
export type StatusFate = Fate | Wire | 'gone';

/** An appointment at an hour of its own, so that none overlaps another. */
export function visitOf(id: number, status: string): Appointment {
  const hour = String(id).padStart(2, '0');
  return makeAppointment({ id, status, start_time: `${hour}:00:00`, end_time: `${hour}:20:00` });
}

/** A service that keeps these appointments, and meets the changes of each with its fates. */
export function keeping(
  visits: readonly Appointment[],
  fates: Readonly<Record<Id, readonly StatusFate[]>> = {},
): Service {
  const due = structuredClone(fates) as Record<Id, StatusFate[]>;
  const service = new Service({ '/appointments/': rowsOf(...visits) }, ({ endpoint, params: [id = ''] }) => {
    const fate = endpoint === changeAppointmentStatus ? due[id]?.shift() : undefined;
    if (fate !== 'gone') return fate;
    service.remove('/appointments/', Number(id));
    return 'answered';
  });
  return service;
}

/** The statuses by id; of one that is gone there is none. */
export function statusesOf(service: Service): Record<Id, string> {
  return Object.fromEntries(service.rows('/appointments/').map(({ id, status }) => [id, String(status)]));
}

/** The changes of statuses that were sent. */
export function changesSentTo(service: Service): [id: number, status: string][] {
  return service.callsTo(changeAppointmentStatus).map(({ params: [id], body }) => [Number(id), String(body.status)]);
}
