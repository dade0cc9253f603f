import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import type { Database } from '../db/client';

/** Rows in one statement: far fewer than the 65,535 values of a statement allow. */
const BATCH_ROWS = 2000;

/** Inserts any number of rows. */
export async function insertInBatches<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (const batch of inBatches(rows)) await db.insert(table).values(batch);
}

/** Inserts any number of rows and returns their new keys, in the order of the rows. */
export async function insertForIds<Table extends PgTable & { id: PgColumn }>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<number[]> {
  const ids: number[] = [];
  for (const batch of inBatches(rows)) {
    const stored = await db.insert(table).values(batch).returning({ id: table.id });
    ids.push(...stored.map(({ id }) => Number(id)));
  }
  return ids;
}

function* inBatches<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += BATCH_ROWS) yield rows.slice(start, start + BATCH_ROWS);
}

/** Makes rows one after another, because a transaction takes one statement at a time. */
export async function inOrder<Item, Row>(
  items: readonly Item[],
  make: (item: Item, index: number) => Promise<Row>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [index, item] of items.entries()) rows.push(await make(item, index));
  return rows;
}
