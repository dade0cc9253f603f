import { addDays } from '#client/lib/dates';
import type { Appointment } from '#contract/appointments';
import type { DateText } from '#contract/common';

const DOCTOR = { doctor_id: 'sample-doctor', name: 'Dr. Sample Doctor', phone_number: '+971 50 000 0000' };
const CLINIC = {
  location_id: 'sample-clinic',
  name: 'Sample Clinic',
  address: '1 Sample Street',
  city: 'Dubai',
  country: 'UAE',
};

/** The built-in list that stands in when the real one cannot be loaded, around a date (Spec 1 §8). */
export function sampleAppointments(today: DateText): Appointment[] {
  return [
    sample(1, addDays(today, 0), '09:00:00', '09:20:00', 'confirmed', 'Sample Patient One'),
    sample(2, addDays(today, 1), '10:20:00', '10:40:00', 'pending', 'Sample Patient Two'),
    sample(3, addDays(today, 2), '11:00:00', '11:20:00', 'cancelled', 'Sample Patient Three'),
    sample(4, addDays(today, -1), '14:00:00', '14:20:00', 'completed', 'Sample Patient Four'),
  ];
}

function sample(
  number: number,
  date: DateText,
  start_time: string,
  end_time: string,
  status: string,
  name: string,
): Appointment {
  const user_id = `sample-patient-${number}`;
  return {
    id: `sample-${number}`,
    user_id,
    doctor_id: DOCTOR.doctor_id,
    location_id: CLINIC.location_id,
    date,
    start_time,
    end_time,
    status,
    local_doctor: DOCTOR,
    local_user: { user_id, name },
    local_location: CLINIC,
  };
}
