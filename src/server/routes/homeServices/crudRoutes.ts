import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import type { Endpoint } from '#contract/endpoint';
import type { Database } from '#server/db/client';
import { bind } from '#server/http/route';
import { readForm } from '#server/http/uploads';
import { createRow, deleteRow, updateRow, type Resource } from './rows';

/** The three calls that write one kind of thing. */
export interface WriteEndpoints<Row, Draft> {
  create: Endpoint<string, { body: Draft; reply: Row }>;
  update: Endpoint<`${string}/{id}/`, { body: Partial<Draft>; reply: Row }>;
  remove: Endpoint<`${string}/{id}/`, { reply: void }>;
}

/**
 * Adds create, update and delete of one kind of thing. The calls accept JSON and multipart forms, and answer the row as
 * lists show it.
 */
export function crudRoutes<Row, Draft, Body extends Draft & object>(
  app: FastifyInstance,
  db: Database,
  { create, update, remove }: WriteEndpoints<Row, Draft>,
  resource: Resource<Row, Body>,
): void {
  const unread = z.custom<Partial<Draft>>();
  bind(app, create, { body: resource.body, readBody: readForm }, ({ body }) => createRow(db, resource, body));
  bind(app, update, { body: unread, readBody: readForm }, ({ body, params }) =>
    updateRow(db, resource, params.id, body),
  );
  bind(app, remove, {}, ({ params }) => deleteRow(db, resource, params.id));
}
