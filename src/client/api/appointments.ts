import type { Appointment, AppointmentDraft } from '../../contract/appointments';
import * as contract from '../../contract/appointments';
import type { Id } from '../../contract/common';
import { send } from './send';

/** Every appointment. Rejects when the answer is not an array (Spec 1 §8). */
export async function listAppointments(): Promise<Appointment[]> {
  const reply: unknown = await send(contract.listAppointments, {});
  if (!Array.isArray(reply)) throw new TypeError('The list of appointments is not an array');
  return reply as Appointment[];
}

/** Gives an appointment another status (Spec 1 §7). */
export function setStatus(id: Id, status: string): Promise<Appointment> {
  return send(contract.changeAppointmentStatus, { params: { id }, body: { status } });
}

/** Books an appointment. Rejects when the answer names no id, for then nothing is known of it (Spec 1 §7). */
export async function book(draft: AppointmentDraft): Promise<Appointment> {
  const reply = (await send(contract.createAppointment, { body: draft })) as Partial<Appointment> | null;
  if (reply?.id === undefined) throw new TypeError('The answer to a booking names no id');
  return reply as Appointment;
}
