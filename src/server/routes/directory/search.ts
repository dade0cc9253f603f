import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import {
  listLocationDoctors,
  listSpecialties,
  searchDirectory,
  searchDoctors,
  searchProviders,
  type DirectoryKind,
} from '#contract/directory';
import { DIRECTORY_SEARCH_LIMIT } from '#contract/rules';
import type { Database } from '#server/db/client';
import { notFound } from '#server/http/errors';
import { id, text, wholeNumber } from '#server/http/fields';
import { bind } from '#server/http/route';
import { readDoctors } from './doctorQueries';
import { readProviders } from './providerQueries';
import { findDoctorIds, findLocations, findProviderIds, hasLocation, readSpecialties } from './searchQueries';

/** A key to narrow a search; left out or empty it does not narrow. */
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
    if (!(await hasLocation(db, params.id))) throw notFound();
    return readDoctors(db, await findDoctorIds(db, { search: '', location_id: params.id }));
  });

  bind(app, listSpecialties, {}, () => readSpecialties(db));
}

/** Searches all kinds, or one kind alone and then leaves the others empty. */
async function search(db: Database, sought: string, kind: DirectoryKind | undefined) {
  const doctors = kind === 'providers' ? [] : await readDoctors(db, await findDoctorIds(db, { search: sought }));
  const providers = kind === 'doctors' ? [] : await readProviders(db, await findProviderIds(db, { search: sought }));
  const locations = kind === undefined ? await findLocations(db, sought) : [];
  const total = doctors.length + providers.length + locations.length;
  return {
    doctors,
    providers,
    locations,
    counts: { doctors: doctors.length, providers: providers.length },
    total_results: total,
    no_results: total === 0,
  };
}
