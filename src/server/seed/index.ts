import type { Dayjs } from 'dayjs';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

import type { SeedSize } from '../config';
import { users } from '../db/accountTables';
import { schema } from '../db/client';
import type { Database } from '../db/client';
import { seedClinic } from './clinic/index';
import { seedHomeServices } from './homeServices/index';
import { seedPictures } from './people';
import { seedReferral } from './referral';
import type { SeedTools } from './tools';

const SEED_LOCK = 2;

/** Replaces all data by the demo data, or changes nothing at all. */
export async function reseed(db: Database, today: Dayjs, size: SeedSize): Promise<void> {
  await db.transaction(async (tx) => {
    await waitForTurn(tx);
    await makeDemoData({ db: tx, today, size });
  });
}

/**
 * Makes the demo data where there is no account to sign in with, and says whether it did. Processes that start together
 * take turns: the first makes the data, the others find it made.
 */
export async function seedWhereEmpty(db: Database, today: Dayjs, size: SeedSize): Promise<boolean> {
  return db.transaction(async (tx) => {
    await waitForTurn(tx);
    const isEmpty = (await tx.$count(users)) === 0;
    if (isEmpty) await makeDemoData({ db: tx, today, size });
    return isEmpty;
  });
}

/** Waits until no other transaction seeds; the lock is held until this one ends. */
async function waitForTurn(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
}

async function makeDemoData(tools: SeedTools): Promise<void> {
  await emptyTables(tools.db);
  await seedPictures(tools);
  await seedClinic(tools);
  await seedHomeServices(tools);
  await seedReferral(tools);
}

async function emptyTables(db: Database): Promise<void> {
  const names = Object.values(schema)
    .filter((entry) => is(entry, PgTable))
    .map((table) => sql.identifier(getTableName(table)));
  await db.execute(sql`truncate ${sql.join(names, sql`, `)} restart identity cascade`);
}
