import type { Target } from '#client/features/doctor-availability/hours/events';
import { addDays, dayOf } from '#client/lib/dates';
import { allDoctorsTarget } from '#client/sections/availabilities/hours/allDoctorsTarget';
import {
  addAvailability,
  deleteAllAvailabilities,
  listDoctorAvailabilities,
  type Availability,
} from '#contract/availabilities';
import type { DateText, Id } from '#contract/common';
import { listLocationDoctors } from '#contract/directory';
import type { Backend } from '#test/support/backend/liveBackend';
import { appointmentsAt } from './clinic';

/** Dates on which nobody of the demo works. */
export const FREE_DATES: readonly DateText[] = [61, 62, 63].map((day) => addDays(dayOf(new Date()), day));

/** A location with several doctors, and their hours in the service. */
export interface Surgery {
  doctorId: Id;
  locationId: Id;
  /** For whom hours can be added there: one of the doctors, or all. */
  targets: readonly Target[];
  /** The hours of all its doctors. */
  hours: () => Promise<Availability[]>;
  /** Nobody has any hours. */
  clear: () => Promise<void>;
  /** The one doctor has hours on these dates. */
  fill: (dates: readonly DateText[]) => Promise<void>;
}

/** Finds a location where several doctors work. */
export async function findSurgery(backend: Backend): Promise<Surgery> {
  for (const { location_id: locationId } of await appointmentsAt(backend)) {
    if (locationId === null) continue;
    const { body } = await backend.call(listLocationDoctors, { params: { id: locationId } });
    const doctors = body.map((one) => ({ ...one, locations: one.locations?.map(({ id }) => id) }));
    const [first] = doctors;
    if (first && doctors.length > 1) return surgeryAt(backend, locationId, first.id, doctors);
  }
  throw new Error('No location has several doctors');
}

function surgeryAt(
  backend: Backend,
  locationId: Id,
  doctorId: Id,
  doctors: Parameters<typeof allDoctorsTarget>[0]['doctors'],
): Surgery {
  const everyone = doctors.map(({ id }) => ({ params: { doctorId: id } }));
  return {
    doctorId,
    locationId,
    targets: [
      { kind: 'doctor', doctorId, doctorName: 'Omar Nasser', locationId },
      allDoctorsTarget({ locationId, location: undefined, doctors }, true),
    ],
    hours: async () => {
      const answers = await Promise.all(everyone.map((sent) => backend.call(listDoctorAvailabilities, sent)));
      return answers.flatMap(({ body }) => body);
    },
    clear: async () => {
      for (const sent of everyone) await backend.call(deleteAllAvailabilities, sent);
    },
    fill: async (dates) => {
      for (const date of dates) {
        const body = { location_id: locationId, date, available_from: '09:00:00', available_to: '11:00:00' };
        await backend.call(addAvailability, { params: { doctorId }, body });
      }
    },
  };
}
