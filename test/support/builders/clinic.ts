import type { Appointment } from '#contract/appointments';
import type { Availability } from '#contract/availabilities';
import type { Doctor, Provider } from '#contract/directory';

/** The day that tests stand on: a Saturday. */
export const TODAY = '2026-11-21';

/** A confirmed appointment of today with everything embedded. */
export function makeAppointment(overrides: Partial<Appointment> = {}): Appointment {
  return {
    id: 1,
    user_id: 11,
    doctor_id: 21,
    location_id: 31,
    date: TODAY,
    start_time: '09:00:00',
    end_time: '09:20:00',
    status: 'confirmed',
    created_at: '2026-11-01T08:00:00+04:00',
    updated_at: '2026-11-01T08:00:00+04:00',
    local_doctor: { doctor_id: 21, name: 'Dr. Omar Nasser', phone_number: '+971501234567' },
    local_user: { user_id: 11, name: 'Layla Haddad', profile_picture: null },
    local_location: {
      location_id: 31,
      name: 'Marina Clinic',
      address: 'Marina Walk 12',
      city: 'Dubai',
      country: 'UAE',
      latitude: '25.07',
      longitude: '55.14',
    },
    ...overrides,
  };
}

/** Free opening hours of the builders' doctor at their location, on the morning of today. */
export function makeAvailability(overrides: Partial<Availability> = {}): Availability {
  return {
    id: 1,
    location_id: 31,
    doctor_id: 21,
    date: TODAY,
    available_from: '09:00:00',
    available_to: '12:00:00',
    status: 'available',
    ...overrides,
  };
}

/** A clinic with nine doctors. */
export function makeProvider(overrides: Partial<Provider> = {}): Provider {
  return {
    id: 41,
    provider_user_id: 51,
    provider_type: 'clinic',
    name: 'Marina Clinic Group',
    total_doctors: 9,
    total_availabilities: 120,
    location: { id: 31, name: 'Marina Clinic', address: 'Marina Walk 12', city: 'Dubai', state: 'Dubai' },
    ...overrides,
  };
}

/** A doctor of one place. */
export function makeDoctor(overrides: Partial<Doctor> = {}): Doctor {
  return {
    id: 21,
    title: 'Dr.',
    first_name: 'Omar',
    last_name: 'Nasser',
    specializations: [{ id: 1, name: 'Cardiology' }],
    bio: 'Twenty years of practice.',
    years_of_experience: 20,
    consultation_duration: 20,
    languages: [{ id: 1, name: 'Arabic' }],
    services: [{ id: 1, name: 'Consultation' }],
    locations: [{ id: 31, name: 'Marina Clinic' }],
    ...overrides,
  };
}
