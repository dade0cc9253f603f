import type { Appointment, AppointmentDraft, ChangedAppointment } from '#contract/appointments';
import * as contract from '#contract/appointments';
import type { Id } from '#contract/common';
import { recordIn } from './answers';
import { arraySlices, type ArraySlices } from './arraySlices';
import { cancellable } from './cancellable';
import { send, sendForStream } from './send';

/** Every appointment, in slices as they arrive. Rejects when the answer is not an array (Spec 1 §7, §8). */
export function readAppointments(): Promise<ArraySlices<Appointment>> {
  return cancellable(openAppointments);
}

/** Every appointment, once all have arrived. Rejects like `readAppointments`. */
export function listAppointments(): Promise<Appointment[]> {
  return cancellable(async (signal) => {
    const { next } = await openAppointments(signal);
    const all: Appointment[] = [];
    for (let slice = await next(); slice; slice = await next()) all.push(...slice);
    return all;
  });
}

async function openAppointments(signal: AbortSignal): Promise<ArraySlices<Appointment>> {
  return arraySlices<Appointment>(await sendForStream(contract.listAppointments, {}, { signal }));
}

/** Sets the status of an appointment, and resolves with the appointment as the service has it now (Spec 1 §7). */
export function setStatus(id: Id, status: string): Promise<ChangedAppointment> {
  return send(contract.changeAppointmentStatus, { params: { id }, body: { status } });
}

/**
 * Books an appointment (Spec 1 §7); rejects when the answer names no id. A cancelled saga does not abort this call, so
 * that fewer bookings end with an unknown result.
 */
export async function book(draft: AppointmentDraft): Promise<Appointment> {
  return recordIn(await send(contract.createAppointment, { body: draft }));
}
