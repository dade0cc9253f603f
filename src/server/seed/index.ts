import type { Dayjs } from 'dayjs';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { Administrator, SeedSize } from '../config';
import { users } from '../db/accountTables';
import { addAdministrator } from '../db/administrators';
import type { Database } from '../db/client';
import { specialties } from '../db/clinicTables';
import { categories, languages } from '../db/homeServicesTables';
import { emptyTables, inTurn } from '../db/wholeData';
import { seedSpecialties } from './clinic/directory';
import { seedClinic } from './clinic/index';
import { replaceDemoCredentials } from './demoCredentials';
import { seedCategories } from './homeServices/catalogue';
import { seedHomeServices, seedLanguages } from './homeServices/index';
import { seedPictures } from './people';
import { seedReferral } from './referral';

/** The demo data that is asked for. */
export interface DemoData {
  /** The start of the local calendar day around which the data lies. */
  today: Dayjs;
  size: SeedSize;
  /** The one account that opens this data; without one the accounts of the demo do. */
  administrator: Administrator | undefined;
}

/** Replaces all data by the demo data, or changes nothing at all. */
export async function reseed(db: Database, wanted: DemoData): Promise<void> {
  await inTurn(db, (tx) => makeDemoData(tx, wanted));
}

/** Makes the demo data where there is no account to sign in with, and says whether it did. */
export async function seedWhereEmpty(db: Database, wanted: DemoData): Promise<boolean> {
  return inTurn(db, (tx) => whereEmpty(tx, users, () => makeDemoData(tx, wanted)));
}

/**
 * Makes the first account of a clinic where there is none, and says whether it did. Beside it come the lists that no
 * call can add to: the four categories, the specialties and the languages.
 */
export async function startClinic(db: Database, administrator: Administrator): Promise<boolean> {
  return inTurn(db, (tx) =>
    whereEmpty(tx, users, async () => {
      await whereEmpty(tx, categories, () => seedCategories(tx));
      await whereEmpty(tx, specialties, () => seedSpecialties(tx));
      await whereEmpty(tx, languages, () => seedLanguages(tx));
      await addAdministrator(tx, administrator);
    }),
  );
}

async function whereEmpty(db: Database, table: PgTable, make: () => Promise<unknown>): Promise<boolean> {
  const isEmpty = (await db.$count(table)) === 0;
  if (isEmpty) await make();
  return isEmpty;
}

async function makeDemoData(db: Database, { administrator, ...wanted }: DemoData): Promise<void> {
  const tools = { db, ...wanted };
  await emptyTables(db);
  await seedPictures(tools);
  await seedClinic(tools);
  await seedHomeServices(tools);
  await seedReferral(tools);
  if (administrator) await replaceDemoCredentials(db, administrator);
}
