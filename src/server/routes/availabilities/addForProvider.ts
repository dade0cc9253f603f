import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod';

import type { ProviderAvailabilityAdded } from '#contract/availabilities';
import type { Database } from '#server/db/client';
import { doctorLocations, doctors, locations, providers } from '#server/db/clinicTables';
import { ApiError, invalid, notFound, refused } from '#server/http/errors';
import { id } from '#server/http/fields';
import { addForDoctor, endsAfterStart, endsTooEarly, hoursFields } from './addForDoctor';

/** Opening hours to add for every doctor of a provider on one date (Spec 1 §7). */
export const providerAvailabilityDraft = z
  .object({ location: id, ...hoursFields, skip_existing: z.boolean().default(false) })
  .refine(endsAfterStart, endsTooEarly);

type ProviderAvailabilityDraft = z.output<typeof providerAvailabilityDraft>;

/**
 * Adds opening hours for every doctor of a provider who works at one of its places, for all of them or for none: where
 * one is refused nothing is added, and the reason names the doctor.
 */
export async function addForProvider(
  db: Database,
  providerId: number,
  { location, ...hours }: ProviderAvailabilityDraft,
): Promise<ProviderAvailabilityAdded> {
  await requirePlace(db, providerId, location);
  const staff = await findStaff(db, providerId, location);
  if (staff.length === 0) throw refused('No doctor of this provider works at this location.');
  const created = await db.transaction(async (tx) => {
    let added = 0;
    for (const { id: doctorId, ...doctor } of staff) {
      const row = await addForDoctor(tx, doctorId, { ...hours, location_id: location }).catch(nameDoctor(doctor));
      if (row) added += 1;
    }
    return added;
  });
  return { created, skipped: staff.length - created };
}

async function requirePlace(db: Database, providerId: number, locationId: number): Promise<void> {
  if ((await db.$count(providers, eq(providers.id, providerId))) === 0) throw notFound();
  const own = and(eq(locations.id, locationId), eq(locations.providerId, providerId));
  if ((await db.$count(locations, own)) > 0) return;
  throw invalid({ location: [`The provider has no location ${locationId}.`] });
}

/** Always in the same order, so that two calls cannot wait for each other's doctors. */
function findStaff(db: Database, providerId: number, locationId: number) {
  return db
    .select({ id: doctors.id, title: doctors.title, firstName: doctors.firstName, lastName: doctors.lastName })
    .from(doctors)
    .innerJoin(doctorLocations, eq(doctorLocations.doctorId, doctors.id))
    .where(and(eq(doctors.providerId, providerId), eq(doctorLocations.locationId, locationId)))
    .orderBy(asc(doctors.id));
}

/** Puts the doctor's name before the reason of a refusal. */
function nameDoctor({ title, firstName, lastName }: { title: string; firstName: string; lastName: string }) {
  return (error: unknown): never => {
    const detail = error instanceof ApiError && 'detail' in error.reply ? error.reply.detail : undefined;
    if (typeof detail !== 'string') throw error;
    throw refused(`${[title, firstName, lastName].join(' ').trim()}: ${detail}`);
  };
}
