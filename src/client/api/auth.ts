import * as contract from '#contract/auth';
import { send } from './send';

/**
 * Exchanges e-mail and password for a bearer token (Spec 1 §7). Rejects with a 401 for a wrong pair, and when the
 * answer holds no token, as that of another server does which the address was mistaken for.
 */
export async function createToken(email: string, password: string): Promise<{ access: string }> {
  const reply = (await send(contract.createToken, { body: { email, password } }, { bearer: null })) as {
    access?: unknown;
  } | null;
  if (typeof reply?.access !== 'string' || reply.access === '')
    throw new TypeError('The answer to a login holds no token');
  return { access: reply.access };
}
