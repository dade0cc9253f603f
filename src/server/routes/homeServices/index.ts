import type { FastifyInstance } from 'fastify';

import type { Database } from '#server/db/client';
import { catalogueRoutes } from './catalogue';
import { linkRoutes } from './links';
import { providerRoutes } from './providers';
import { scheduleRoutes } from './schedule';
import { staffRoutes } from './staff';

/** Everything under `/api/v3` (Spec 2 §7). */
export function homeServicesRoutes(app: FastifyInstance, db: Database): void {
  for (const registerRoutes of [catalogueRoutes, providerRoutes, linkRoutes, staffRoutes, scheduleRoutes]) {
    registerRoutes(app, db);
  }
}
