import fc from 'fast-check';

import { appointments, type StoredAppointment } from '#client/entities/appointments';
import { timeOfMinutes } from '#client/lib/dates';
import type { Appointment } from '#contract/appointments';
import { makeAppointment } from '#test/support/builders/clinic';

/** Appointments as the store has them. */
export function stored(...list: Partial<Appointment>[]): StoredAppointment[] {
  const whole = list.map((one, place) => makeAppointment({ id: place + 1, ...one }));
  const { entities, ids } = appointments.normalize(whole);
  return ids.map((id) => entities.appointments![id]!);
}

/** An appointment from one minute of the day to another. */
export const between = (from: number, to: number, more: Partial<Appointment> = {}): Partial<Appointment> => ({
  start_time: timeOfMinutes(from),
  end_time: timeOfMinutes(to),
  ...more,
});

/** Any day of a doctor: visits of any length and status, also such as overlap. */
export const anyDay = fc
  .array(
    fc.record({
      from: fc.integer({ min: 0, max: 1420 }),
      minutes: fc.integer({ min: 1, max: 180 }),
      status: fc.constantFrom('confirmed', 'pending', 'rejected', 'completed'),
    }),
    { maxLength: 25 },
  )
  .map((visits) =>
    stored(...visits.map(({ from, minutes, status }) => between(from, Math.min(1440, from + minutes), { status }))),
  );
