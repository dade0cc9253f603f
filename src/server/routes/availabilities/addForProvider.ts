import { and, asc, eq } from 'drizzle-orm';

import type { ProviderAvailabilityAdded } from '#contract/availabilities';
import type { Database } from '#server/db/client';
import { doctorLocations, doctors, locations, providers } from '#server/db/clinicTables';
import { ApiError, invalid, notFound, refused } from '#server/http/errors';
import { addForDoctor } from './addForDoctor';

/** Opening hours to add for every doctor of a provider on one date (Spec 1 §7). */
interface NewProviderHours {
  location: number;
  date: string;
  available_from: string;
  available_to: string;
  skip_existing: boolean;
}

/**
 * Adds opening hours for every doctor of a provider who works at a place. Where one doctor is refused nothing is added
 * for any, and the reason names the doctor.
 */
export async function addForProvider(
  db: Database,
  providerId: number,
  { location, ...hours }: NewProviderHours,
): Promise<ProviderAvailabilityAdded> {
  await requirePlace(db, providerId, location);
  const staff = await findStaff(db, providerId, location);
  if (staff.length === 0) throw refused('No doctor of this provider works at this location.');
  const created = await db.transaction(async (tx) => {
    let added = 0;
    for (const { id, ...name } of staff) {
      const row = await addForDoctor(tx, id, { ...hours, location_id: location }).catch(nameDoctor(name));
      if (row) added += 1;
    }
    return added;
  });
  return { created, skipped: staff.length - created };
}

async function requirePlace(db: Database, providerId: number, locationId: number): Promise<void> {
  if ((await db.$count(providers, eq(providers.id, providerId))) === 0) throw notFound();
  const own = and(eq(locations.id, locationId), eq(locations.provider_id, providerId));
  if ((await db.$count(locations, own)) > 0) return;
  throw invalid({ location: [`The provider has no location ${locationId}.`] });
}

/** The doctors in the order of their keys: two calls lock them in the same order and never wait for each other. */
function findStaff(db: Database, providerId: number, locationId: number) {
  return db
    .select({ id: doctors.id, title: doctors.title, first_name: doctors.first_name, last_name: doctors.last_name })
    .from(doctors)
    .innerJoin(doctorLocations, eq(doctorLocations.doctor_id, doctors.id))
    .where(and(eq(doctors.provider_id, providerId), eq(doctorLocations.location_id, locationId)))
    .orderBy(asc(doctors.id));
}

/** Puts the doctor's name before the reason of a refusal. */
function nameDoctor({ title, first_name, last_name }: { title: string; first_name: string; last_name: string }) {
  return (error: unknown): never => {
    const detail = error instanceof ApiError && 'detail' in error.reply ? error.reply.detail : undefined;
    if (typeof detail !== 'string') throw error;
    throw refused(`${[title, first_name, last_name].join(' ').trim()}: ${detail}`);
  };
}
