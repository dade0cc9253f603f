import * as contract from '../../contract/auth';
import { send } from './send';

/** Exchanges e-mail and password for a bearer token; rejects with a 401 for a wrong pair (Spec 1 §7). */
export function createToken(email: string, password: string): Promise<{ access: string }> {
  return send(contract.createToken, { body: { email, password } }, { bearer: null });
}
