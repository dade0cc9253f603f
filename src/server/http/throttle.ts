import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { CallLimit } from '../readValues';
import { tooMany } from './errors';
import { networkOf } from './network';
import { isOfServices } from './services';

/**
 * Answers calls of the services 429 with `Retry-After` that are too many within a time, as the throttle of a Django
 * REST service does: those of one account, or of one network where nobody has signed in, by each process for itself. It
 * looks once the token is known to be good, so that nobody is counted by what they only say.
 */
export function throttleCalls(app: FastifyInstance, limit: CallLimit): void {
  const waitOf = makeBudget(limit);
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    const wait = isOfServices(request) ? waitOf(callerOf(request)) : 0;
    done(wait > 0 ? tooMany(throttled(wait), wait) : null);
  });
}

/** Makes a function that counts a call of somebody: 0 where there is room for it, or the seconds until there is. */
export function makeBudget({ calls, seconds }: CallLimit): (whose: string) => number {
  const history = new Map<string, number[]>();
  let lookedAt = 0;

  /** Forgets who has not called within the time, at most once in it. */
  function forgetOld(now: number): void {
    if (now - lookedAt < seconds * 1000) return;
    lookedAt = now;
    for (const [whose, times] of history) {
      if (now - (times.at(-1) ?? 0) >= seconds * 1000) history.delete(whose);
    }
  }

  return (whose) => {
    const now = Date.now();
    forgetOld(now);
    const recent = (history.get(whose) ?? []).filter((at) => now - at < seconds * 1000);
    history.set(whose, recent);
    const [oldest = now] = recent;
    if (recent.length >= calls) return Math.ceil((oldest + seconds * 1000 - now) / 1000);
    recent.push(now);
    return 0;
  };
}

/** The account, once its token was found good. */
const callerOf = ({ user, ip }: FastifyRequest) => (user as FastifyRequest['user'] | null)?.sub ?? networkOf(ip);

const throttled = (seconds: number) =>
  `Request was throttled. Expected available in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
