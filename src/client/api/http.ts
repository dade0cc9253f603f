import type { BaseUrls } from './address';

/** Where the services are and who is signed in; given once, when the product starts. */
export interface HttpSettings {
  baseUrls: BaseUrls;
  /** The current bearer token, `null` when nobody is signed in. */
  currentToken: () => string | null;
  /** Resolves once the current token may be carried, with `false` where its session has ended instead. */
  tokenHolds?: () => Promise<boolean>;
  /** Called when a service refuses the token that a call carried (Spec 1 §4, Spec 2 §8). */
  onUnauthorized: () => void;
}

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
