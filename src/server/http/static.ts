import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';

import { SERVICE_PATHS, type Config } from '../config';
import { StartError } from '../startError';

/** The name of a file that never changes, because it carries a hash of the content. */
const HASHED_NAME = /[.-][0-9a-f]{8,}\.\w+(\.(br|gz|map))?$/;

/** Throws a `StartError` where the page should be served but has not been built. */
export function requirePage({ pageFolder }: Config): void {
  if (pageFolder === undefined || existsSync(join(pageFolder, 'index.html'))) return;
  throw new StartError(
    `The page has not been built: ${join(pageFolder, 'index.html')} is missing. Run "npm run build" first.`,
  );
}

/**
 * Serves the built page with the files that the build has compressed, and beside it the runtime configuration
 * (decisions: runtime configuration).
 */
export async function servePage(app: FastifyInstance, config: Config, otpMobile: string): Promise<void> {
  app.get('/config.json', async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    return runtimeConfig(config, otpMobile);
  });
  if (config.pageFolder === undefined) return;
  await app.register(fastifyStatic, {
    root: config.pageFolder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        HASHED_NAME.test(basename(path)) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
}

function runtimeConfig(config: Config, otpMobile: string) {
  const { defaultProviderPassword, mediaHosts, lockAfterMinutes, refreshSeconds } = config;
  const { timeZone, firstDayOfWeek, changesQuery, reportUrl } = config;
  return {
    providerServiceUrl: SERVICE_PATHS.provider,
    appointmentServiceUrl: SERVICE_PATHS.appointment,
    referralServiceUrl: SERVICE_PATHS.referral,
    defaultProviderPassword,
    otpMobile,
    ...(changesQuery !== '' && { changesQuery }),
    ...(mediaHosts.length > 0 && { mediaHosts }),
    ...(lockAfterMinutes !== undefined && { lockAfterMinutes }),
    ...(refreshSeconds !== undefined && { refreshSeconds }),
    ...(timeZone !== '' && { timeZone }),
    ...(firstDayOfWeek !== '' && { firstDayOfWeek }),
    ...(reportUrl !== '' && { reportUrl }),
  };
}
