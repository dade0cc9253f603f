import type { FastifyInstance, FastifyRequest } from 'fastify';

import { SERVICE_PATHS, type CallLimit } from '../config';
import { tooMany } from './errors';

/**
 * Answers calls of the services 429 with `Retry-After` that are too many within a time, as the throttle of a Django
 * REST service does: those of one token, or of one address where there is none, by each process for itself.
 */
export function throttleCalls(app: FastifyInstance, { calls, seconds }: CallLimit): void {
  const history = new Map<string, number[]>();
  app.addHook('onRequest', (request, _reply, done) => {
    const isService = Object.values(SERVICE_PATHS).some((path) => request.url.startsWith(path));
    done(isService ? refusalOf(callerOf(request)) : undefined);
  });

  function refusalOf(caller: string) {
    const now = Date.now();
    const recent = (history.get(caller) ?? []).filter((at) => now - at < seconds * 1000);
    history.set(caller, recent);
    const [oldest = now] = recent;
    const wait = Math.ceil((oldest + seconds * 1000 - now) / 1000);
    if (recent.length >= calls) return tooMany(throttled(wait), wait);
    recent.push(now);
    return undefined;
  }
}

const callerOf = ({ headers, ip }: FastifyRequest) => headers.authorization ?? ip;

const throttled = (seconds: number) =>
  `Request was throttled. Expected available in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
