import type { FastifyServerOptions } from 'fastify';

import { toldOf } from '../failure';

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
