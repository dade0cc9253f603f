import type { FastifyInstance } from 'fastify';

import type { Config } from '../config';
import type { Database } from '../db/client';
import { appointmentRoutes } from './appointments/index';
import { authRoutes } from './auth';
import { availabilityRoutes } from './availabilities/index';
import { directoryRoutes } from './directory/index';
import { healthRoutes } from './health';
import { homeServicesRoutes } from './homeServices/index';
import { mediaRoutes } from './media';
import { referralRoutes } from './referral/index';

/** Adds the answers to every call of the contract, the images, and the state of health. */
export function registerRoutes(app: FastifyInstance, db: Database, config: Config, ending: AbortSignal): void {
  authRoutes(app, db);
  appointmentRoutes(app, db, config);
  availabilityRoutes(app, db);
  directoryRoutes(app, db);
  homeServicesRoutes(app, db);
  referralRoutes(app, db, config);
  mediaRoutes(app, db);
  healthRoutes(app, db, ending);
}
