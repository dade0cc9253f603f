import dayjs from 'dayjs';
import { asc, eq, inArray, sql } from 'drizzle-orm';

import type { Doctor, DoctorPatch } from '#contract/directory';
import { rememberDoctors } from '#server/db/bookedCopies';
import type { Database } from '#server/db/client';
import { doctorLanguages, doctorLocations, doctors, doctorServices, specialties } from '#server/db/clinicTables';

/** Everything about the doctors with these keys, in the order of their names (Spec 1 §3). */
export async function readDoctors(db: Database, ids: readonly number[]): Promise<Doctor[]> {
  if (ids.length === 0) return [];
  const rows = await db.query.doctors.findMany({
    columns: { specialty_id: false },
    where: inArray(doctors.id, [...ids]),
    orderBy: [asc(doctors.first_name), asc(doctors.last_name), asc(doctors.id)],
    with: {
      specialty: true,
      languages: { columns: { id: true, name: true }, orderBy: [asc(doctorLanguages.id)] },
      services: { columns: { id: true, name: true }, orderBy: [asc(doctorServices.id)] },
      workplaces: { with: { location: true }, orderBy: [asc(doctorLocations.location_id)] },
    },
    extras: {
      total_availabilities: sql<number>`(
        select count(*)::int from availabilities where availabilities.doctor_id = ${doctors.id}
      )`.as('total_availabilities'),
    },
  });
  return rows.map(({ specialty, workplaces, created_at, ...doctor }) => ({
    ...doctor,
    specializations: specialty ? [specialty] : [],
    locations: workplaces.map(({ location }) => location),
    created_days_ago: dayjs().diff(created_at, 'day'),
  }));
}

/** Whether there is a specialty with this key. */
export async function hasSpecialty(db: Database, specialtyId: number): Promise<boolean> {
  return (await db.$count(specialties, eq(specialties.id, specialtyId))) > 0;
}

/** A changed profile, its lists as plain names, and all its texts there. */
interface ProfileChange extends DoctorPatch {
  title: string;
  license_number: string;
  languages: string[];
  services: string[];
}

/** Changes a doctor, replaces all languages and services, and tells the appointments of the doctor. */
export async function changeDoctor(db: Database, doctorId: number, patch: ProfileChange): Promise<void> {
  const { specializations, languages, services, ...profile } = patch;
  await db.transaction(async (tx) => {
    const specialty_id = Number(specializations[0]);
    await tx
      .update(doctors)
      .set({ ...profile, specialty_id })
      .where(eq(doctors.id, doctorId));
    await replaceNames(tx, doctorLanguages, doctorId, languages);
    await replaceNames(tx, doctorServices, doctorId, services);
    await rememberDoctors(tx, doctorId);
  });
}

/** Deletes a doctor with everything that belongs to the doctor, and says whether there was one. */
export async function removeDoctor(db: Database, doctorId: number): Promise<boolean> {
  const deleted = await db.delete(doctors).where(eq(doctors.id, doctorId)).returning({ id: doctors.id });
  return deleted.length > 0;
}

async function replaceNames(
  db: Database,
  table: typeof doctorLanguages,
  doctorId: number,
  names: readonly string[],
): Promise<void> {
  await db.delete(table).where(eq(table.doctor_id, doctorId));
  await db.insert(table).values(names.map((name) => ({ doctor_id: doctorId, name })));
}
