import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import { bookedDoctors, bookedLocations } from './appointmentTables';
import type { Database } from './client';
import { doctors, locations, providers, specialties } from './clinicTables';

/** Copies a doctor, or all of them, into what appointments remember, and replaces earlier copies. */
export async function rememberDoctors(db: Database, doctorId?: number): Promise<void> {
  const copies = await db
    .select({
      doctor_id: doctors.id,
      provider_user_id: providers.provider_user_id,
      name: sql<string>`trim(concat_ws(' ', ${doctors.title}, ${doctors.first_name}, ${doctors.last_name}))`,
      specialization: specialties.name,
      profile_picture: doctors.profile_picture,
      phone_number: doctors.phone_number,
      auto_confirmation: providers.auto_confirmation,
    })
    .from(doctors)
    .innerJoin(providers, eq(providers.id, doctors.provider_id))
    .leftJoin(specialties, eq(specialties.id, doctors.specialty_id))
    .where(doctorId === undefined ? undefined : eq(doctors.id, doctorId));
  if (copies.length === 0) return;
  await db
    .insert(bookedDoctors)
    .values(copies)
    .onConflictDoUpdate({ target: bookedDoctors.doctor_id, set: whatWasSent(bookedDoctors) });
}

/** Copies a location, or all of them, into what appointments remember, and replaces earlier copies. */
export async function rememberLocations(db: Database, locationId?: number): Promise<void> {
  const copies = await db
    .select({
      location_id: locations.id,
      name: locations.name,
      address: locations.address,
      city: locations.city,
      country: locations.country,
      latitude: locations.latitude,
      longitude: locations.longitude,
    })
    .from(locations)
    .where(locationId === undefined ? undefined : eq(locations.id, locationId));
  if (copies.length === 0) return;
  await db
    .insert(bookedLocations)
    .values(copies)
    .onConflictDoUpdate({ target: bookedLocations.location_id, set: whatWasSent(bookedLocations) });
}

/** Sets every column to what the insert has sent. */
function whatWasSent(table: PgTable) {
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([key, column]) => [key, sql`excluded.${sql.identifier(column.name)}`]),
  );
}
