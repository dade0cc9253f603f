import type { FastifyInstance } from 'fastify';

import type { Services } from '#server/services';
import { catalogueRoutes } from './catalogue';
import { homeProviderRoutes } from './providers';
import { scheduleRoutes } from './schedule';
import { staffRoutes } from './staff';

/** Everything under `/api/v3` (Spec 2 §7). */
export function homeServicesRoutes(app: FastifyInstance, services: Services): void {
  for (const registerRoutes of [catalogueRoutes, homeProviderRoutes, staffRoutes, scheduleRoutes]) {
    registerRoutes(app, services);
  }
}
