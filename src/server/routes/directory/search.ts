import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import {
  listLocationDoctors,
  listSpecialties,
  searchDirectory,
  searchDoctors,
  searchProviders,
} from '#contract/directory';
import type { DirectoryKind } from '#contract/directory';
import { DIRECTORY_SEARCH_LIMIT } from '#contract/rules';
import type { Database } from '#server/db/client';
import { locations, specialties } from '#server/db/clinicTables';
import { notFound } from '#server/http/errors';
import { id, text, wholeNumber } from '#server/http/fields';
import { bind } from '#server/http/route';
import { readDoctors } from './doctorRecords';
import { findDoctorIds, findLocations, findProviderIds } from './find';
import { toLocation } from './locationRecords';
import { readProviders } from './providerRecords';

/** A filter that is left out, or left empty, does not narrow. */
const optionalId = z.preprocess((sent) => (sent === '' ? undefined : sent), id.optional());
const limit = wholeNumber(1, DIRECTORY_SEARCH_LIMIT);

const directoryQuery = z.object({ search: text(), type: z.enum(['doctors', 'providers']).optional() });
const doctorQuery = z.object({
  search: text(),
  provider_id: optionalId,
  specialty_id: optionalId,
  location_id: optionalId,
  limit,
});
const providerQuery = z.object({ search: text(), provider_type: text().optional(), location_id: optionalId, limit });

/** Finding doctors, providers and places (Spec 1 §7). */
export function searchRoutes(app: FastifyInstance, db: Database): void {
  bind(app, searchDirectory, { query: directoryQuery }, ({ query }) => search(db, query.search, query.type));

  bind(app, searchDoctors, { query: doctorQuery }, async ({ query }) => {
    const ids = await findDoctorIds(db, query);
    return { count: ids.length, doctors: await readDoctors(db, ids.slice(0, query.limit)) };
  });

  bind(app, searchProviders, { query: providerQuery }, async ({ query }) => {
    const ids = await findProviderIds(db, query);
    return { count: ids.length, providers: await readProviders(db, ids.slice(0, query.limit)) };
  });

  bind(app, listLocationDoctors, {}, async ({ params }) => {
    if ((await db.$count(locations, eq(locations.id, params.id))) === 0) throw notFound();
    return readDoctors(db, await findDoctorIds(db, { search: '', location_id: params.id }));
  });

  bind(app, listSpecialties, {}, () => db.select().from(specialties).orderBy(asc(specialties.name)));
}

/** One kind alone leaves the others empty. */
async function search(db: Database, words: string, kind: DirectoryKind | undefined) {
  const doctors = kind === 'providers' ? [] : await readDoctors(db, await findDoctorIds(db, { search: words }));
  const providers = kind === 'doctors' ? [] : await readProviders(db, await findProviderIds(db, { search: words }));
  const places = kind === undefined ? await findLocations(db, words) : [];
  const total = doctors.length + providers.length + places.length;
  return {
    doctors,
    providers,
    locations: places.map(toLocation),
    counts: { doctors: doctors.length, providers: providers.length },
    total_results: total,
    no_results: total === 0,
  };
}
