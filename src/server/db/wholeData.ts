import { getTableName, is, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';

import { schema, type Database } from './client';

const DATA_LOCK = 2;

const tables = Object.values(schema).filter((entry) => is(entry, PgTable));

/** Does in one transaction what replaces or makes the data, however long it takes. Processes take turns. */
export async function inTurn<Result>(db: Database, work: (tx: Database) => Promise<Result>): Promise<Result> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${DATA_LOCK})`);
    return work(tx);
  });
}

/** Empties every table; keys begin anew. */
export async function emptyTables(db: Database): Promise<void> {
  const names = tables.map((table) => sql.identifier(getTableName(table)));
  await db.execute(sql`truncate ${sql.join(names, sql`, `)} restart identity cascade`);
}

/** Every table, in an order in which each stands behind those that it refers to. */
export function tablesInOrder(): PgTable[] {
  const ordered = new Set<PgTable>();
  const add = (table: PgTable): void => {
    if (ordered.has(table)) return;
    const referred = getTableConfig(table).foreignKeys.map((key) => key.reference().foreignTable);
    referred.filter((other) => other !== table).forEach(add);
    ordered.add(table);
  };
  tables.forEach(add);
  return [...ordered];
}

/** Runs a statement of our own making; the columns of its rows must be those of `Row`. */
export async function selectRows<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(statement)) as { rows: Row[] };
  return rows;
}
