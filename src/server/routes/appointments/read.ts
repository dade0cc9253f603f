import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';

import type { Appointment } from '#contract/appointments';
import { appointments, bookedDoctors, bookedLocations, patients } from '#server/db/appointmentTables';
import type { Database } from '#server/db/client';

/** The first batch is small, so that a screen full is on its way at once. */
const FIRST_BATCH_ROWS = 100;
const BATCH_ROWS = 1000;

type Row = Awaited<ReturnType<typeof selectRows>>[number];

/** One appointment with what it remembers of patient, doctor and place. */
export async function readAppointment(db: Database, id: number): Promise<Appointment | undefined> {
  const [row] = await selectRows(db).where(eq(appointments.id, id));
  return row && toAppointment(row);
}

/** Every appointment, batch by batch: from today on soonest first, then the past latest first. */
export async function* readAppointments(db: Database, today: string): AsyncGenerator<Appointment[]> {
  for (const isUpcoming of [true, false]) {
    let last: Row | undefined;
    let limit = FIRST_BATCH_ROWS;
    do {
      const rows = await readBatch(db, today, isUpcoming, last, limit);
      yield rows.map(toAppointment);
      last = rows.length === limit ? rows.at(-1) : undefined;
      limit = BATCH_ROWS;
    } while (last);
  }
}

function readBatch(db: Database, today: string, isUpcoming: boolean, last: Row | undefined, limit: number) {
  const { date, startTime, id } = appointments;
  const direction = isUpcoming ? asc : desc;
  const place =
    last && sql`(${last.appointment.date}::date, ${last.appointment.startTime}::time, ${last.appointment.id}::int)`;
  const beyond =
    place &&
    (isUpcoming ? sql`(${date}, ${startTime}, ${id}) > ${place}` : sql`(${date}, ${startTime}, ${id}) < ${place}`);
  return selectRows(db)
    .where(and(isUpcoming ? gte(date, today) : lt(date, today), beyond))
    .orderBy(direction(date), direction(startTime), direction(id))
    .limit(limit);
}

function selectRows(db: Database) {
  return db
    .select({ appointment: appointments, patient: patients, doctor: bookedDoctors, location: bookedLocations })
    .from(appointments)
    .leftJoin(patients, eq(patients.id, appointments.userId))
    .leftJoin(bookedDoctors, eq(bookedDoctors.doctorId, appointments.doctorId))
    .leftJoin(bookedLocations, eq(bookedLocations.locationId, appointments.locationId))
    .$dynamic();
}

function toAppointment({ appointment, patient, doctor, location }: Row): Appointment {
  return {
    id: appointment.id,
    user_id: appointment.userId,
    doctor_id: appointment.doctorId,
    location_id: appointment.locationId,
    date: appointment.date,
    start_time: appointment.startTime,
    end_time: appointment.endTime,
    status: appointment.status,
    created_at: appointment.createdAt.toISOString(),
    updated_at: appointment.updatedAt.toISOString(),
    local_doctor: doctor && toLocalDoctor(doctor),
    local_user: patient && toLocalUser(patient),
    local_location: location && toLocalLocation(location),
  };
}

function toLocalDoctor(doctor: typeof bookedDoctors.$inferSelect): Appointment['local_doctor'] {
  if (doctor.name === null) return null;
  return {
    doctor_id: doctor.doctorId,
    provider_user_id: doctor.providerUserId,
    name: doctor.name,
    specialization: doctor.specialization,
    profile_picture: doctor.profilePicture,
    phone_number: doctor.phoneNumber,
    auto_confirmation: doctor.autoConfirmation,
  };
}

function toLocalUser(patient: typeof patients.$inferSelect): Appointment['local_user'] {
  if (patient.name === null) return null;
  return { user_id: patient.id, name: patient.name, profile_picture: patient.profilePicture };
}

function toLocalLocation(location: typeof bookedLocations.$inferSelect): Appointment['local_location'] {
  return {
    location_id: location.locationId,
    name: location.name,
    address: location.address,
    city: location.city,
    country: location.country,
    latitude: location.latitude,
    longitude: location.longitude,
  };
}
