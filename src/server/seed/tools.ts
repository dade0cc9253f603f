import type { Dayjs } from 'dayjs';

import type { Database } from '../db/client';

/** How much demo data to make; left out for the usual amount. */
export interface SeedSize {
  appointments: number | undefined;
  /** People with a wallet. */
  walletUsers: number | undefined;
  /** Slots of the first doctor, at least: in whole days of 27. */
  slots: number | undefined;
  /** Lab services in the catalogue, at least. */
  services: number | undefined;
  /** Lab services that the first home provider offers. */
  links: number | undefined;
}

/** What every part of the seed works with. */
export interface SeedTools {
  db: Database;
  /** The start of the local calendar day the data is laid around. */
  today: Dayjs;
  size: SeedSize;
}
