import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';

import { toldOf } from '../failure';
import { wanted } from '../securityLog';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/**
 * How the server logs. Whoever logs an error, Fastify or we, what stands in the log is what may be told of it, and the
 * id of the request that it belongs to.
 */
export const LOGGER: LoggerOptions = {
  level: 'warn',
  stream: process.stderr,
  serializers: { err: toldOf },
  hooks: {
    logMethod([first, second, ...rest], log) {
      // Without a text of its own, or with that of the error, the message of an error would be logged as it is.
      const error = errorIn(first);
      if (error === undefined) log.apply(this, [first, second, ...rest]);
      else
        log.apply(this, [{ ...(first instanceof Error ? {} : (first as object)), err: error }, textOf(error, second)]);
    },
  },
};

function errorIn(logged: unknown): Error | undefined {
  if (logged instanceof Error) return logged;
  const err = typeof logged === 'object' && logged !== null && 'err' in logged ? logged.err : undefined;
  return err instanceof Error ? err : undefined;
}

const textOf = ({ name, message }: Error, text: unknown) =>
  typeof text === 'string' && !text.includes(message) ? text : name;

/**
 * Writes a line of JSON for each call: which one, by its pattern, its status, the milliseconds until it was answered
 * whole and the bytes that were sent. Never an address as it was asked for: it may hold a name.
 */
export function logCalls(app: FastifyInstance): void {
  const sentBefore = new WeakMap<FastifyRequest, number>();
  app.addHook('onRequest', (request, _reply, done) => {
    sentBefore.set(request, request.socket.bytesWritten);
    done();
  });
  app.addHook('onResponse', (request, { statusCode: status, elapsedTime }, done) => {
    const route = request.routeOptions.url ?? null;
    const bytes = request.socket.bytesWritten - (sentBefore.get(request) ?? 0);
    const call = { method: request.method, route, status, ms: Math.round(elapsedTime), bytes };
    wanted(request.log).info({ call }, 'call');
    done();
  });
}
