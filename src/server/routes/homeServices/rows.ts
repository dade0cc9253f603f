import { eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';

import type { Database } from '#server/db/client';
import { notFound } from '#server/http/errors';
import { readFields } from '#server/http/fields';
import { Image } from '#server/http/uploads';
import { dropImages, storeImage } from '../media';

/** How one kind of thing is checked, stored and read. */
export interface Resource<Row, Body> {
  table: PgTable & { id: PgColumn };
  /** What is sent; fields with the name of a column are stored in it. */
  body: z.ZodType<Body>;
  /** The columns that hold images. */
  images?: readonly string[];
  /** Whether an update may leave out what stays as it is. */
  updatesInPart?: boolean;
  read: (db: Database, where: SQL | undefined) => Promise<Row[]>;
  /** Throws when a body must not be stored; `id` is that of the row being updated. */
  check?: (db: Database, body: Body, id?: number) => Promise<void>;
  /** Stores what has no column in the table. */
  storeMore?: (db: Database, id: number, body: Body) => Promise<void>;
}

type Values = Record<string, unknown>;

/** Stores a new row in one transaction, and returns it as lists show it. */
export function createRow<Row, Body extends object>(db: Database, resource: Resource<Row, Body>, sent: Body) {
  const { table, check } = resource;
  return db.transaction(async (tx) => {
    await check?.(tx, sent);
    const [created] = await tx
      .insert(table)
      .values(await columnValues(tx, table, sent))
      .returning({ id: table.id });
    return finishRow(tx, resource, Number(created?.id), sent);
  });
}

/**
 * Changes a row in one transaction, and returns it as lists show it; 404 where there is none. The row is locked before
 * the changes are read, so that what they leave out stays as the change before them made it.
 */
export function updateRow<Row, Body extends object>(
  db: Database,
  resource: Resource<Row, Body>,
  id: number,
  changes: unknown,
) {
  const { table, body, images = [], updatesInPart, check } = resource;
  return db.transaction(async (tx) => {
    const [old] = await tx.select().from(table).where(eq(table.id, id)).for('update');
    if (!old) throw notFound();
    const sent = readFields(body, updatesInPart ? onTopOf(old, changes) : changes);
    await check?.(tx, sent, id);
    const values = await columnValues(tx, table, sent);
    await tx.update(table).set(values).where(eq(table.id, id));
    const replaced = images.filter((name) => values[name] !== undefined);
    await dropImages(tx, keysOf(old, replaced));
    return finishRow(tx, resource, id, sent);
  });
}

/** Deletes a row with its images; 404 where there is none. */
export function deleteRow<Row, Body>(
  db: Database,
  { table, images = [] }: Resource<Row, Body>,
  id: number,
): Promise<void> {
  return db.transaction(async (tx) => {
    const [old] = await tx.delete(table).where(eq(table.id, id)).returning();
    if (!old) throw notFound();
    await dropImages(tx, keysOf(old, images));
  });
}

async function finishRow<Row, Body>(
  db: Database,
  { table, read, storeMore }: Resource<Row, Body>,
  id: number,
  sent: Body,
): Promise<Row> {
  await storeMore?.(db, id, sent);
  const [row] = await read(db, eq(table.id, id));
  if (!row) throw notFound();
  return row;
}

/** The sent fields that are columns of a table; it stores new images and puts their keys in place of them. */
async function columnValues(db: Database, table: PgTable, sent: object): Promise<Values> {
  const columns = getTableColumns(table);
  const values: Values = {};
  for (const [name, value] of Object.entries(sent) as [string, unknown][]) {
    if (name in columns) values[name] = value instanceof Image ? await storeImage(db, value) : value;
  }
  return values;
}

/** Completes an update with the row; what is no object stays as it is, for the schema to refuse. */
function onTopOf(row: Values, changes: unknown): unknown {
  const isObject = typeof changes === 'object' && changes !== null && !Array.isArray(changes);
  return isObject ? { ...row, ...changes } : changes;
}

function keysOf(row: Values, names: readonly string[]): string[] {
  return names.map((name) => row[name]).filter((key) => typeof key === 'string');
}
