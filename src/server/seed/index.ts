import type { Dayjs } from 'dayjs';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

import type { SeedSize } from '../config';
import { users } from '../db/accountTables';
import { schema } from '../db/client';
import type { Database } from '../db/client';
import { seedClinic } from './clinic/index';
import { seedHomeServices } from './homeServices/index';
import { seedReferral } from './referral';

/** Whether nobody could sign in, so that the demo data is wanted. */
export async function isEmpty(db: Database): Promise<boolean> {
  return (await db.$count(users)) === 0;
}

/** Fills an emptied database with the demo data, or changes nothing at all. */
export async function reseed(db: Database, today: Dayjs, size: SeedSize): Promise<void> {
  await db.transaction(async (tx) => {
    await emptyTables(tx);
    const tools = { db: tx, today, size };
    await seedClinic(tools);
    await seedHomeServices(tools);
    await seedReferral(tools);
  });
}

async function emptyTables(db: Database): Promise<void> {
  const names = Object.values(schema)
    .filter((entry) => is(entry, PgTable))
    .map((table) => sql.identifier(getTableName(table)));
  await db.execute(sql`truncate ${sql.join(names, sql`, `)} restart identity cascade`);
}
