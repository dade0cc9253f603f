import { eq, getTableColumns } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import type { Endpoint } from '#contract/endpoint';
import type { Database } from '#server/db/client';
import { notFound } from '#server/http/errors';
import { readFields } from '#server/http/fields';
import { bind } from '#server/http/route';
import { Image, readForm } from '#server/http/uploads';
import { dropImages, storeImage } from '#server/routes/media';

/** The three calls that write one kind of thing. */
interface WriteEndpoints<Row, Draft> {
  create: Endpoint<string, { body: Draft; reply: Row }>;
  update: Endpoint<`${string}/{id}/`, { body: Partial<Draft>; reply: Row }>;
  remove: Endpoint<`${string}/{id}/`, { reply: void }>;
}

/** How one kind of thing is kept. */
interface Resource<Row, Body> {
  table: PgTable & { id: PgColumn };
  /** What is sent; names that are columns are stored in them. */
  body: z.ZodType<Body>;
  /** The columns that hold images. */
  images?: readonly string[];
  /** Whether an update may leave out what stays as it is. */
  updatesInPart?: boolean;
  read: (db: Database, where: SQL) => Promise<Row[]>;
  /** Throws what speaks against storing this; `id` is that of the row being updated. */
  check?: (db: Database, body: Body, id?: number) => Promise<void>;
  /** Stores what is not in the columns of the table. */
  storeMore?: (db: Database, id: number, body: Body) => Promise<void>;
}

type Values = Record<string, unknown>;

/**
 * Registers create, update and delete of a table. Each call is one transaction, accepts JSON and multipart forms, and
 * answers the row as lists show it; lists are bound beside it, because they differ.
 */
export function crudRoutes<Row, Draft, Body extends Draft & object>(
  app: FastifyInstance,
  db: Database,
  { create, update, remove }: WriteEndpoints<Row, Draft>,
  resource: Resource<Row, Body>,
): void {
  const { table, body, images = [], check, storeMore } = resource;
  const withId = (id: number) => eq(table.id, id);

  async function answer(tx: Database, id: number, sent: Body): Promise<Row> {
    await storeMore?.(tx, id, sent);
    const [row] = await resource.read(tx, withId(id));
    if (!row) throw notFound();
    return row;
  }

  bind(app, create, { body, readBody: readForm }, ({ body: sent }) =>
    db.transaction(async (tx) => {
      await check?.(tx, sent);
      const [created] = await tx
        .insert(table)
        .values(await columnValues(tx, table, sent))
        .returning({ id: table.id });
      return answer(tx, Number(created?.id), sent);
    }),
  );

  // Read when the row is locked: what was left out stays as the change before this one made it.
  const unread = z.custom<Partial<Draft>>();
  bind(app, update, { body: unread, readBody: readForm }, ({ body: changes, params: { id } }) =>
    db.transaction(async (tx) => {
      const [old] = await tx.select().from(table).where(withId(id)).for('update');
      if (!old) throw notFound();
      const sent = readFields(body, resource.updatesInPart ? onTopOf(old, changes) : changes);
      await check?.(tx, sent, id);
      const values = await columnValues(tx, table, sent);
      await tx.update(table).set(values).where(withId(id));
      const replaced = images.filter((name) => values[name] !== undefined);
      await dropImages(tx, keysOf(old, replaced));
      return answer(tx, id, sent);
    }),
  );

  bind(app, remove, {}, ({ params: { id } }) =>
    db.transaction(async (tx) => {
      const [old] = await tx.delete(table).where(withId(id)).returning();
      if (!old) throw notFound();
      await dropImages(tx, keysOf(old, images));
    }),
  );
}

/** What was sent for columns of a table; a new image is stored and stands there by its key. */
async function columnValues(db: Database, table: PgTable, sent: object): Promise<Values> {
  const columns = getTableColumns(table);
  const values: Values = {};
  for (const [name, value] of Object.entries(sent) as [string, unknown][]) {
    if (name in columns) values[name] = value instanceof Image ? await storeImage(db, value) : value;
  }
  return values;
}

/** An update with what it leaves out; what is no object is left to be refused. */
function onTopOf(row: Values, changes: unknown): unknown {
  const isObject = typeof changes === 'object' && changes !== null && !Array.isArray(changes);
  return isObject ? { ...row, ...changes } : changes;
}

function keysOf(row: Values, names: readonly string[]): string[] {
  return names.map((name) => row[name]).filter((key) => typeof key === 'string');
}
