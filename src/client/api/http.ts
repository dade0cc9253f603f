import axios from 'axios';

import type { BaseUrls } from './address';
import { fetchOrTake } from './early';

/** Where the services are and who is signed in; given once, when the product starts. */
export interface HttpSettings {
  baseUrls: BaseUrls;
  /** The current bearer token, `null` when nobody is signed in. */
  currentToken: () => string | null;
  /** Called when a service refuses the token that a call carried (Spec 1 §4, Spec 2 §8). */
  onUnauthorized: () => void;
}

/**
 * One client for the three services: no timeout (Spec 1 §9), no header beyond the bearer and the content type, and what
 * is not JSON is an error. What was asked early is not asked again.
 */
export const http = axios.create({
  adapter: 'fetch',
  env: { fetch: fetchOrTake },
  timeout: 0,
  responseType: 'json',
  transitional: { silentJSONParsing: false },
  xsrfCookieName: '',
  headers: { common: { Accept: 'application/json' } },
});

let settings: HttpSettings | null = null;

/** Points the calls at the services and at the session. */
export function configureHttp(given: HttpSettings): void {
  settings = given;
}

/** The settings given at start. Throws when a call is made before the product has started. */
export function httpSettings(): HttpSettings {
  if (!settings) throw new Error('configureHttp has not been called');
  return settings;
}
