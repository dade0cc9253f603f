import { appointments } from '#client/entities/appointments';
import { rescheduleSubmitted, type Move } from '#client/sections/appointments/list/events';
import { makeAppointment } from './clinic';

/**
 * The appointment that is moved, as the service and as the store have it, where to, and how the service shows it
 * there.
 */
export const original = makeAppointment({ id: 7, status: 'confirmed' });
export const stored = appointments.normalize([original]).entities.appointments![7]!;
export const slot = { date: '2026-11-25', startTime: '10:00:00', endTime: '10:20:00', locationId: 31 };
export const draft = {
  user_id: 11,
  doctor_id: 21,
  date: slot.date,
  start_time: slot.startTime,
  end_time: slot.endTime,
  location_id: 31,
};
export const booked = makeAppointment({ ...draft, id: 8, status: 'pending' });
export const move: Move = { original: stored, draft, patient: 'Layla Haddad', twinIds: [], earlierIds: [7] };
export const submitted = rescheduleSubmitted({ appointmentId: 7, slot });
