import compress from '@fastify/compress';
import fastify, { type FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';

import type { Config } from '../config';
import type { Database } from '../db/client';
import { readOtpMobile } from '../db/oneTimePasswords';
import { registerTokens } from './auth';
import { CONNECTIONS } from './connections';
import { answerErrors, answerUnreadableAddress } from './errors';
import { registerHeaders } from './headers';
import { logCalls, LOGGER } from './log';
import { registerReports } from './reports';
import { isOfServices } from './services';
import { servePage } from './static';
import { throttleCalls } from './throttle';
import { registerUploads } from './uploads';

const BODY_LIMIT_BYTES = 1024 * 1024;

/** Makes the server with what all answers have in common, and with the built page where one is wanted. */
export async function buildApp(config: Config, db: Database): Promise<FastifyInstance> {
  const { trustedProxies: proxies } = config;
  const app = fastify({
    logger: LOGGER,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies,
    forceCloseConnections: 'idle',
    ...CONNECTIONS,
    frameworkErrors: answerUnreadableAddress,
  });
  app.removeContentTypeParser('text/plain');
  if (config.logsCalls) logCalls(app);
  answerErrors(app);
  await registerHeaders(app, { serviceOrigins: [], mediaSources: config.mediaHosts, reportUrl: config.reportUrl });
  keepOutOfCaches(app);
  if (config.throttle) throttleCalls(app, config.throttle);
  warnOfUnnamedProxy(app);
  await registerCompression(app);
  await registerTokens(app, db, config.tokenSeconds);
  await registerUploads(app);
  await registerReports(app);
  await servePage(app, config, config.oneTimePassword?.mobile ?? (await readOtpMobile(db)));
  return app;
}

/**
 * Keeps answers out of caches, but for those that say something else themselves, and lets a page of any origin that may
 * read those of the services read their time, and how long it has to wait.
 */
function keepOutOfCaches(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isOfServices(request)) reply.header('access-control-expose-headers', 'Date, Retry-After');
  });
}

/** Warns once of a proxy whose word is not believed: wrong guesses of all its callers are counted together. */
function warnOfUnnamedProxy(app: FastifyInstance): void {
  let isWarned = false;
  app.addHook('onRequest', ({ headers, ip, ips = [] }, _reply, done) => {
    // Of a proxy that is believed, the address of its caller is known too.
    if (!isWarned && headers['x-forwarded-for'] !== undefined && ips.length < 2) {
      isWarned = true;
      app.log.warn(
        `Calls come through the proxy ${ip}, which MAWID_TRUSTED_PROXY does not name: ` +
          'wrong passwords of all its callers are counted as of one address.',
      );
    }
    done();
  });
}

/** Compresses answers quickly rather than tightly, and passes every piece of a stream on at once. */
async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    brotliOptions: {
      params: { [constants.BROTLI_PARAM_QUALITY]: 3 },
      flush: constants.BROTLI_OPERATION_FLUSH,
    },
    zlibOptions: { level: 4, flush: constants.Z_SYNC_FLUSH },
  });
}
