import type { FastifyInstance } from 'fastify';

import type { Database } from '#server/db/client';
import { doctorRoutes } from './doctors';
import { providerRoutes } from './providers';
import { searchRoutes } from './search';

/** The directory of doctors, providers and places (Spec 1 §7). */
export function directoryRoutes(app: FastifyInstance, db: Database): void {
  searchRoutes(app, db);
  doctorRoutes(app, db);
  providerRoutes(app, db);
}
