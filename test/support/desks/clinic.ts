import { isActive } from '#client/entities/appointments';
import { slotsOf, type Slot } from '#client/hours/slots';
import { addDays, dayOf } from '#client/lib/dates';
import { changeAppointmentStatus, listAppointments, type Appointment } from '#contract/appointments';
import { listSlotRanges } from '#contract/availabilities';
import { RESCHEDULE_DAYS } from '#contract/rules';
import { startBackend, type Backend } from '#test/support/backend/liveBackend';

/** Starts the real backend with as little in it as a day needs. */
export function startSmallBackend(): Promise<Backend> {
  return startBackend({ args: ['--appointments', '20', '--users', '1'] });
}

/** All appointments as the service has them. */
export async function appointmentsAt(backend: Backend): Promise<Appointment[]> {
  return (await backend.call(listAppointments)).body;
}

/** Gives an appointment a status, as somebody does whom nothing delays. */
export async function setStatus(backend: Backend, id: Appointment['id'], status: string): Promise<void> {
  await backend.call(changeAppointmentStatus, { params: { id }, body: { status } });
}

/** The appointments of the same patient with the same doctor that stand. */
export async function standingBeside(backend: Backend, { user_id, doctor_id }: Appointment): Promise<Appointment[]> {
  const list = await appointmentsAt(backend);
  return list.filter((one) => isActive(one) && one.user_id === user_id && one.doctor_id === doctor_id);
}

/** The first free times of the doctor of an appointment after today. */
export async function freeTimes(backend: Backend, { doctor_id }: Appointment, count: number): Promise<Slot[]> {
  const now = new Date();
  const found: Slot[] = [];
  for (let day = 1; found.length < count && day < RESCHEDULE_DAYS; day += 1) {
    const date = addDays(dayOf(now), day);
    const { body } = await backend.call(listSlotRanges, { query: { date, doctor_id } });
    found.push(...slotsOf(body, date, now));
  }
  return found.slice(0, count);
}
