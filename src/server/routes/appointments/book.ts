import { and, eq } from 'drizzle-orm';
import { z } from 'zod';

import { DEFAULT_APPOINTMENT_STATUS } from '#contract/rules';
import { appointments, patients } from '#server/db/appointmentTables';
import { rememberDoctors, rememberLocations } from '#server/db/bookedCopies';
import type { Database } from '#server/db/client';
import { doctorLocations, doctors, providers } from '#server/db/clinicTables';
import { invalid } from '#server/http/errors';
import { dateFromNowOn, id, timeText } from '#server/http/fields';

/** What a new appointment needs (Spec 1 §7). */
export const appointmentDraft = z
  .object({
    user_id: id,
    doctor_id: id,
    date: dateFromNowOn,
    start_time: timeText,
    end_time: timeText,
    location_id: id.nullable(),
  })
  .refine((draft) => draft.start_time < draft.end_time, {
    path: ['end_time'],
    message: 'Must be after the start time.',
  });

type AppointmentDraft = z.output<typeof appointmentDraft>;

/** Books an appointment and returns its key: pending, or confirmed where the doctor's provider confirms by itself. */
export function bookAppointment(db: Database, draft: AppointmentDraft): Promise<number> {
  return db.transaction(async (tx) => {
    const doctor = await requireKnownParties(tx, draft);
    await rememberDoctors(tx, draft.doctor_id);
    if (draft.location_id !== null) await rememberLocations(tx, draft.location_id);
    const [booked] = await tx
      .insert(appointments)
      .values({
        userId: draft.user_id,
        doctorId: draft.doctor_id,
        locationId: draft.location_id,
        date: draft.date,
        startTime: draft.start_time,
        endTime: draft.end_time,
        status: doctor.autoConfirmation ? 'confirmed' : DEFAULT_APPOINTMENT_STATUS,
      })
      .returning({ id: appointments.id });
    if (!booked) throw new Error('The new appointment was not returned');
    return booked.id;
  });
}

/** Patient, doctor and place must exist, and the doctor must work there. */
async function requireKnownParties(db: Database, { user_id, doctor_id, location_id }: AppointmentDraft) {
  if ((await db.$count(patients, eq(patients.id, user_id))) === 0) {
    throw invalid({ user_id: [`There is no patient ${user_id}.`] });
  }
  const [doctor] = await db
    .select({ autoConfirmation: providers.autoConfirmation })
    .from(doctors)
    .innerJoin(providers, eq(providers.id, doctors.providerId))
    .where(eq(doctors.id, doctor_id));
  if (!doctor) throw invalid({ doctor_id: [`There is no doctor ${doctor_id}.`] });
  if (location_id !== null && !(await worksAt(db, doctor_id, location_id))) {
    throw invalid({ location_id: [`The doctor does not work at location ${location_id}.`] });
  }
  return doctor;
}

async function worksAt(db: Database, doctorId: number, locationId: number): Promise<boolean> {
  const link = and(eq(doctorLocations.doctorId, doctorId), eq(doctorLocations.locationId, locationId));
  return (await db.$count(doctorLocations, link)) > 0;
}
