import dayjs from 'dayjs';
import { asc, inArray, sql } from 'drizzle-orm';

import type { Doctor } from '#contract/directory';
import type { Database } from '#server/db/client';
import { doctorLanguages, doctorLocations, doctors, doctorServices } from '#server/db/clinicTables';
import { toLocation } from './locationRecords';

type DoctorRecord = Awaited<ReturnType<typeof readRecords>>[number];

/** Everything about the doctors with these keys, in the order of their names (Spec 1 §3). */
export async function readDoctors(db: Database, ids: readonly number[]): Promise<Doctor[]> {
  return ids.length === 0 ? [] : (await readRecords(db, ids)).map(toDoctor);
}

function readRecords(db: Database, ids: readonly number[]) {
  return db.query.doctors.findMany({
    where: inArray(doctors.id, [...ids]),
    orderBy: [asc(doctors.firstName), asc(doctors.lastName), asc(doctors.id)],
    with: {
      specialty: true,
      languages: { columns: { id: true, name: true }, orderBy: [asc(doctorLanguages.id)] },
      services: { columns: { id: true, name: true }, orderBy: [asc(doctorServices.id)] },
      doctorLocations: { with: { location: true }, orderBy: [asc(doctorLocations.locationId)] },
    },
    extras: {
      totalAvailabilities: sql<number>`(
        select count(*)::int from availabilities where availabilities.doctor_id = ${doctors.id}
      )`.as('total_availabilities'),
    },
  });
}

function toDoctor(record: DoctorRecord): Doctor {
  return {
    id: record.id,
    title: record.title,
    first_name: record.firstName,
    last_name: record.lastName,
    specializations: record.specialty ? [record.specialty] : [],
    license_number: record.licenseNumber,
    license_expiry: record.licenseExpiry,
    bio: record.bio,
    years_of_experience: record.yearsOfExperience,
    consultation_duration: record.consultationDuration,
    languages: record.languages,
    services: record.services,
    locations: record.doctorLocations.map(({ location }) => toLocation(location)),
    email: record.email,
    phone_number: record.phoneNumber,
    total_availabilities: record.totalAvailabilities,
    created_days_ago: dayjs().diff(record.createdAt, 'day'),
    profile_picture: record.profilePicture,
    provider_id: record.providerId,
  };
}
