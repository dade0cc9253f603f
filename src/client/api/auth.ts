import { UnreadableAnswer } from '#client/lib/errors';
import * as contract from '#contract/auth';
import { sendAndRead } from './send';

/**
 * Exchanges e-mail and password for a bearer token (Spec 1 §7). Rejects with a 401 for a wrong pair, and when there is
 * no token in the answer, as when a wrong server answers.
 */
export function createToken(email: string, password: string): Promise<{ access: string }> {
  return sendAndRead(contract.createToken, { body: { email, password } }, tokenIn, { bearer: null });
}

function tokenIn(answer: { access?: unknown } | null): { access: string } {
  const access = answer?.access;
  if (typeof access !== 'string' || access === '')
    throw new UnreadableAnswer('broken', 'The answer to a login holds no token');
  return { access };
}
