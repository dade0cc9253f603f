import { eq } from 'drizzle-orm';

import { DEFAULT_APPOINTMENT_STATUS } from '#contract/rules';
import { appointments, patients } from '#server/db/appointmentTables';
import { rememberDoctors, rememberLocations } from '#server/db/bookedCopies';
import type { Database } from '#server/db/client';
import { doctors, providers } from '#server/db/clinicTables';
import { invalid } from '#server/http/errors';
import { requireWorkplace } from '../workplaces';
import { requireFreeTime, type DoubleBooking } from './doubleBooking';

/** What a new appointment needs (Spec 1 §7). */
interface Booking {
  user_id: number;
  doctor_id: number;
  location_id: number | null;
  date: string;
  start_time: string;
  end_time: string;
}

/** Books an appointment and returns its key; it is confirmed where the provider confirms by itself, else pending. */
export function bookAppointment(
  db: Database,
  booking: Booking,
  { refusesDoubleBooking }: DoubleBooking,
): Promise<number> {
  return db.transaction(async (tx) => {
    const doctor = await requireKnownParties(tx, booking);
    await rememberDoctors(tx, booking.doctor_id);
    if (booking.location_id !== null) await rememberLocations(tx, booking.location_id);
    if (refusesDoubleBooking) await requireFreeTime(tx, booking);
    const status = doctor.auto_confirmation ? 'confirmed' : DEFAULT_APPOINTMENT_STATUS;
    const [booked] = await tx
      .insert(appointments)
      .values({ ...booking, status })
      .returning({ id: appointments.id });
    if (!booked) throw new Error('The new appointment was not returned');
    return booked.id;
  });
}

/** Refuses a patient, a doctor or a place that does not exist, and a place where the doctor does not work (400). */
async function requireKnownParties(db: Database, { user_id, doctor_id, location_id }: Booking) {
  if ((await db.$count(patients, eq(patients.user_id, user_id))) === 0) {
    throw invalid({ user_id: [`There is no patient ${user_id}.`] });
  }
  const [doctor] = await db
    .select({ auto_confirmation: providers.auto_confirmation })
    .from(doctors)
    .innerJoin(providers, eq(providers.id, doctors.provider_id))
    .where(eq(doctors.id, doctor_id));
  if (!doctor) throw invalid({ doctor_id: [`There is no doctor ${doctor_id}.`] });
  if (location_id !== null) await requireWorkplace(db, doctor_id, location_id);
  return doctor;
}
