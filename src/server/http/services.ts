import type { FastifyRequest } from 'fastify';

import { SERVICE_PATHS } from '../config';

/** Whether a call is of one of the services, by the path of its route: an address can be written in many ways. */
export const isOfServices = ({ routeOptions: { url = '' } }: FastifyRequest) =>
  Object.values(SERVICE_PATHS).some((path) => url.startsWith(`${path}/`));
