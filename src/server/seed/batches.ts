import { getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import type { Database } from '../db/client';

/** Rows in one statement: far fewer than the 65,535 values of a statement allow. */
const BATCH_ROWS = 2000;

/**
 * Inserts any number of rows, all of which have the columns of the first. A batch is sent as one JSON text: each of its
 * values by itself takes twice as long.
 */
export async function insertInBatches<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const stored = Object.entries<PgColumn>(getTableColumns(table)).filter(([key]) => key in (rows[0] ?? {}));
  const columns = sql.join(
    stored.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  for (const batch of inBatches<Readonly<Record<string, unknown>>>(rows)) {
    const named = batch.map((row) => Object.fromEntries(stored.map(([key, { name }]) => [name, row[key]])));
    await db.execute(sql`
      insert into ${table} (${columns})
      select ${columns} from json_populate_recordset(null::${table}, ${JSON.stringify(named)}::json)
    `);
  }
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
