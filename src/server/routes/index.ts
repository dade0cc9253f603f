import type { FastifyInstance } from 'fastify';

import type { Database } from '#server/db/client';
import { appointmentRoutes } from './appointments/index';
import { authRoutes } from './auth';
import { availabilityRoutes } from './availabilities/index';
import { doctorRoutes } from './directory/doctors';
import { providerRoutes } from './directory/providers';
import { searchRoutes } from './directory/search';
import { homeServicesRoutes } from './homeServices/index';
import { mediaRoutes } from './media';
import { referralRoutes } from './referral/index';

/** Answers every call of the contract, and hands out the images. */
export function registerRoutes(app: FastifyInstance, db: Database): void {
  authRoutes(app, db);
  appointmentRoutes(app, db);
  availabilityRoutes(app, db);
  searchRoutes(app, db);
  doctorRoutes(app, db);
  providerRoutes(app, db);
  homeServicesRoutes(app, db);
  referralRoutes(app, db);
  mediaRoutes(app, db);
}
