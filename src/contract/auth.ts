import { endpoint } from './endpoint';

/** E-mail and password in, bearer token out (Spec 1 §7). A wrong pair is answered 401. */
export const createToken = endpoint('provider', 'POST', '/api/custom_token/', 'asItIs').carries<{
  body: Credentials;
  reply: { access: string };
}>();

/** What a person signs in with (Spec 1 §2). */
export interface Credentials {
  email: string;
  password: string;
}
