import * as appointments from './appointments';
import * as auth from './auth';
import * as availabilities from './availabilities';
import * as directory from './directory';
import type { Endpoint } from './endpoint';
import * as catalogue from './homeServices/catalogue';
import * as lists from './homeServices/lists';
import * as homeProviders from './homeServices/providers';
import * as staff from './homeServices/staff';
import * as referral from './referral';

const parts = {
  ...auth,
  ...appointments,
  ...availabilities,
  ...directory,
  ...lists,
  ...catalogue,
  ...homeProviders,
  ...staff,
  ...referral,
};

type Parts = typeof parts;

/** The name of a call of the contract. */
export type CallName = { [Name in keyof Parts]: Parts[Name] extends Endpoint ? Name : never }[keyof Parts];

/** Every call of the contract by its name. */
export const CALLS: Readonly<Record<CallName, Endpoint>> = parts;
