import type { PgTable } from 'drizzle-orm/pg-core';

import type { Database } from '../db/client';

/** Rows sent in one statement: far below the number of values a statement can carry. */
const BATCH_ROWS = 2000;

/** Inserts any number of rows. */
export async function insertInBatches<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH_ROWS) {
    await db.insert(table).values(rows.slice(start, start + BATCH_ROWS));
  }
}

/** Makes rows one after another: a transaction takes one statement at a time. */
export async function inOrder<Item, Row>(
  items: readonly Item[],
  make: (item: Item, index: number) => Promise<Row>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [index, item] of items.entries()) rows.push(await make(item, index));
  return rows;
}
