import { and, asc, eq, exists, getTableColumns, sql } from 'drizzle-orm';

import type { Named } from '#contract/common';
import type { Location } from '#contract/directory';
import { folded, searchTest } from '#contract/text/fold';
import type { Database } from '#server/db/client';
import { doctorLocations, doctors, locations, providers, specialties } from '#server/db/clinicTables';
import { sameAs } from '../filters';

/** What narrows a search for doctors. */
export interface DoctorFilter {
  search: string;
  provider_id?: number | undefined;
  specialty_id?: number | undefined;
  location_id?: number | undefined;
}

/** What narrows a search for providers. */
export interface ProviderFilter {
  search: string;
  provider_type?: string | undefined;
  location_id?: number | undefined;
}

/** The keys of the doctors that fit a filter, in the order of their names. */
export async function findDoctorIds(db: Database, filter: DoctorFilter): Promise<number[]> {
  const worksThere = and(
    eq(doctorLocations.doctor_id, doctors.id),
    sameAs(doctorLocations.location_id, filter.location_id),
  );
  const rows = await db
    .select({
      id: doctors.id,
      name: sql<string>`concat_ws(' ', ${doctors.title}, ${doctors.first_name}, ${doctors.last_name})`,
    })
    .from(doctors)
    .where(
      and(
        sameAs(doctors.provider_id, filter.provider_id),
        sameAs(doctors.specialty_id, filter.specialty_id),
        filter.location_id === undefined ? undefined : exists(db.select().from(doctorLocations).where(worksThere)),
      ),
    )
    .orderBy(asc(doctors.first_name), asc(doctors.last_name), asc(doctors.id));
  return found(rows, filter.search, ({ name }) => [name]).map(({ id }) => id);
}

/** The keys of the providers that fit a filter, in the order of their names. */
export async function findProviderIds(db: Database, filter: ProviderFilter): Promise<number[]> {
  const isThere = and(eq(locations.provider_id, providers.id), sameAs(locations.id, filter.location_id));
  const rows = await db
    .select({ id: providers.id, name: providers.name })
    .from(providers)
    .where(
      and(
        filter.provider_type ? eq(providers.provider_type, filter.provider_type) : undefined,
        filter.location_id === undefined ? undefined : exists(db.select().from(locations).where(isThere)),
      ),
    )
    .orderBy(asc(providers.name), asc(providers.id));
  return found(rows, filter.search, ({ name }) => [name]).map(({ id }) => id);
}

/** The places that are found by their own name or by that of their provider (Spec 1 §2). */
export async function findLocations(db: Database, search: string): Promise<Location[]> {
  const rows = await db
    .select({ location: getTableColumns(locations), provider: providers.name })
    .from(locations)
    .innerJoin(providers, eq(providers.id, locations.provider_id))
    .orderBy(asc(locations.name), asc(locations.id));
  return found(rows, search, ({ location, provider }) => [location.name, provider]).map(({ location }) => location);
}

/** Whether there is a place with this key. */
export async function hasLocation(db: Database, locationId: number): Promise<boolean> {
  return (await db.$count(locations, eq(locations.id, locationId))) > 0;
}

/** Every specialty by its name. */
export function readSpecialties(db: Database): Promise<Named[]> {
  return db.select().from(specialties).orderBy(asc(specialties.name));
}

/**
 * The rows of which a name has every word of a search. Names are compared here and not by the database, so that page
 * and service have one rule; there are no more of them than people and places of a directory.
 */
function found<Row>(rows: Row[], search: string, namesOf: (row: Row) => readonly string[]): Row[] {
  const isFound = searchTest(search);
  return rows.filter((row) => namesOf(row).some((name) => isFound(folded(name))));
}
