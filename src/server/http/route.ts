import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { z } from 'zod';

import { accessTo } from '#contract/access';
import type { Endpoint, PathParams, Payloads } from '#contract/endpoint';
import { SERVICE_PATHS } from '../config';
import { requireAccess } from './auth';
import { explainRefusal, repeatAfterDeadlock } from './constraints';
import { notFound } from './errors';
import { id, readFields } from './fields';

/** The schemas that a call needs: one for its query and one for its body, where the contract has them. */
type Inputs<P extends Payloads> = ('query' extends keyof P
  ? { query: z.ZodType<NonNullable<P['query']>> }
  : { query?: never }) &
  (P extends { body: infer Body } ? { body: z.ZodType<Body> } : { body?: never });

interface Options {
  /** The status of a good answer, by default the usual one of the method. */
  status?: number;
  /** How the body is read, by default as JSON. */
  readBody?: (request: FastifyRequest) => Promise<unknown>;
}

interface StreamOptions extends Options {
  /** What tells the reply from an earlier one, sent as its `ETag`; read before the reply is. */
  tag?: () => Promise<string>;
}

type OutputOf<Schema> = Schema extends z.ZodType<infer Output> ? Output : undefined;

/** What a handler gets: everything that was sent, after the schemas have read it. */
export interface Call<Path extends string, I extends { query?: unknown; body?: unknown }> {
  params: { [Name in keyof PathParams<Path>]: number };
  query: OutputOf<I['query']>;
  body: OutputOf<I['body']>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Answers a call of the contract, whose types schemas and handler must fit: 404 for an id that is no number, 400 for
 * what the database refuses. The handler runs again after a deadlock, so it must change things in one transaction at
 * most.
 */
export function bind<Path extends string, P extends Payloads, I extends Inputs<P>>(
  app: FastifyInstance,
  endpoint: Endpoint<Path, P>,
  inputs: I & Options,
  handler: (call: Call<Path, I>) => Promise<P['reply']>,
): void {
  const status = inputs.status ?? usualStatus(endpoint.method);
  mount(app, endpoint, async (request, reply) => {
    reply.code(status);
    const call = await readCall<Path, I>(inputs, request, reply);
    return repeatAfterDeadlock(() => handler(call)).catch(explainRefusal);
  });
}

/**
 * Answers a call whose reply is too long to hold in memory. The handler reads it in batches, each the JSON of some rows
 * with commas between them; they are written as one array meanwhile, no faster than the caller takes them. A caller who
 * names the tag of the reply has it already (304).
 */
export function bindStream<Path extends string, P extends Payloads & { reply: unknown[] }, I extends Inputs<P>>(
  app: FastifyInstance,
  endpoint: Endpoint<Path, P>,
  inputs: I & StreamOptions,
  handler: (call: Call<Path, I>) => AsyncIterable<string>,
): void {
  mount(app, endpoint, async (request, reply) => {
    const tag = await inputs.tag?.();
    if (tag !== undefined) reply.header('etag', tag);
    if (tag !== undefined && request.headers['if-none-match'] === tag) return reply.code(304).send();
    const batches = handler(await readCall<Path, I>(inputs, request, reply));
    reply.type('application/json; charset=utf-8');
    return Readable.from(jsonArray(batches), { objectMode: false, highWaterMark: 1 });
  });
}

function mount(
  app: FastifyInstance,
  endpoint: Endpoint,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): void {
  const { service, method, path } = endpoint;
  const access = accessTo(endpoint);
  const onRequest = access === 'public' ? [] : [requireAccess(access)];
  const url = SERVICE_PATHS[service] + path.replace(/\{(\w+)\}/g, ':$1');
  app.route({ method, url, onRequest, handler });
}

async function readCall<Path extends string, I extends { query?: unknown; body?: unknown }>(
  inputs: I & Options,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Call<Path, I>> {
  const sent = inputs.readBody ? await inputs.readBody(request) : request.body;
  return {
    params: readParams(request.params) as Call<Path, I>['params'],
    query: read(inputs.query, request.query) as Call<Path, I>['query'],
    body: read(inputs.body, sent) as Call<Path, I>['body'],
    request,
    reply,
  };
}

function read(schema: unknown, sent: unknown): unknown {
  return schema === undefined ? undefined : readFields(schema as z.ZodType, sent);
}

function readParams(params: unknown): Record<string, number> {
  return Object.fromEntries(
    Object.entries(params as Record<string, string>).map(([name, value]) => {
      const key = id.safeParse(value);
      if (!key.success) throw notFound();
      return [name, key.data];
    }),
  );
}

function usualStatus(method: Endpoint['method']): number {
  if (method === 'POST') return 201;
  return method === 'DELETE' ? 204 : 200;
}

async function* jsonArray(batches: AsyncIterable<string>): AsyncGenerator<string> {
  let opening = '[';
  for await (const batch of batches) {
    yield opening + batch;
    opening = ',';
  }
  yield opening === '[' ? '[]' : ']';
}
