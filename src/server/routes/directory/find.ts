import { and, asc, eq, exists, ilike, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { Database } from '#server/db/client';
import { doctorLocations, doctors, locations, providers } from '#server/db/clinicTables';

/** What a search for doctors is narrowed to. */
export interface DoctorFilter {
  search: string;
  provider_id?: number | undefined;
  specialty_id?: number | undefined;
  location_id?: number | undefined;
}

/** What a search for providers is narrowed to. */
export interface ProviderFilter {
  search: string;
  provider_type?: string | undefined;
  location_id?: number | undefined;
}

const doctorName = sql<string>`concat_ws(' ', ${doctors.title}, ${doctors.firstName}, ${doctors.lastName})`;

/** The keys of the doctors that fit a filter, in the order of their names. */
export async function findDoctorIds(db: Database, filter: DoctorFilter): Promise<number[]> {
  const worksThere = and(
    eq(doctorLocations.doctorId, doctors.id),
    narrowed(doctorLocations.locationId, filter.location_id),
  );
  const rows = await db
    .select({ id: doctors.id })
    .from(doctors)
    .where(
      and(
        hasWords(doctorName, filter.search),
        narrowed(doctors.providerId, filter.provider_id),
        narrowed(doctors.specialtyId, filter.specialty_id),
        filter.location_id === undefined ? undefined : exists(db.select().from(doctorLocations).where(worksThere)),
      ),
    )
    .orderBy(asc(doctors.firstName), asc(doctors.lastName), asc(doctors.id));
  return rows.map(({ id }) => id);
}

/** The keys of the providers that fit a filter, in the order of their names. */
export async function findProviderIds(db: Database, filter: ProviderFilter): Promise<number[]> {
  const isThere = and(eq(locations.providerId, providers.id), narrowed(locations.id, filter.location_id));
  const rows = await db
    .select({ id: providers.id })
    .from(providers)
    .where(
      and(
        hasWords(providers.name, filter.search),
        filter.provider_type ? eq(providers.providerType, filter.provider_type) : undefined,
        filter.location_id === undefined ? undefined : exists(db.select().from(locations).where(isThere)),
      ),
    )
    .orderBy(asc(providers.name), asc(providers.id));
  return rows.map(({ id }) => id);
}

/** The places that are found by their own name or by that of their provider (Spec 1 §2). */
export async function findLocations(db: Database, search: string) {
  const rows = await db
    .select({ location: locations })
    .from(locations)
    .innerJoin(providers, eq(providers.id, locations.providerId))
    .where(or(hasWords(locations.name, search), hasWords(providers.name, search)))
    .orderBy(asc(locations.name), asc(locations.id));
  return rows.map(({ location }) => location);
}

/** A filter that is left out does not narrow. */
const narrowed = (column: PgColumn, value: number | undefined) => (value === undefined ? undefined : eq(column, value));

/** Every word is somewhere in the name, whatever its case; no words fit every name. */
function hasWords(name: Parameters<typeof ilike>[0], search: string): SQL | undefined {
  const words = search.split(/\s+/).filter((word) => word !== '');
  return and(...words.map((word) => ilike(name, `%${word.replace(/[\\%_]/g, '\\$&')}%`)));
}
