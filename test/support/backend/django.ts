import type { IncomingMessage, ServerResponse } from 'node:http';

import { SERVICE_PATHS } from '#server/config';
import { variants, type Variant, type VariantName } from './djangoVariants';
import { holdToContract } from './heldToContract';
import { serve } from './serving';

/** A call on its way to a service. */
export interface Call {
  method: string;
  /** The path within its service. */
  path: string;
  query: URLSearchParams;
  /** The bearer token, `null` without one. */
  token: string | null;
  /** What was sent as JSON, or the bytes of a form. */
  body: unknown;
}

/** What a call is answered. */
export interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** A Django REST service of somebody else: the real local backend behind a few habits of its own. */
export interface Django {
  url: string;
  /** From now on it has these habits, and no others. */
  behave: (...names: readonly VariantName[]) => void;
  /** Every call that arrived since it last changed its habits. */
  calls: () => readonly Call[];
  stop: () => Promise<void>;
}

/** Stands in front of a backend: it serves the page as it is, and bends what the services are asked and answer. */
export async function startDjango(backend: string): Promise<Django> {
  let habits: readonly Variant[] = [];
  let calls: Call[] = [];
  const faults: unknown[] = [];
  const held = async (call: Call, answer: Promise<Answer>) => {
    const { status, body } = await answer;
    try {
      holdToContract(call.method, call.path, status, body);
    } catch (fault) {
      faults.push(fault);
    }
    return answer;
  };
  /** Throws where it has answered otherwise than the contract says since this was asked last. */
  const complain = () => {
    const [fault] = faults.splice(0);
    if (fault) throw fault as Error;
  };
  const serving = await serve((request, response) => {
    relay(backend, request, response, (call, forward) => {
      calls.push(call);
      return held(call, throughAll(habits, forward)(call));
    }).catch((error: unknown) => response.destroy(error as Error));
  });
  return {
    url: serving.url,
    behave: (...names) => {
      complain();
      calls = [];
      habits = names.map((name) => variants[name]());
    },
    calls: () => calls,
    stop: async () => {
      await serving.stop();
      complain();
    },
  };
}

/** Passes a call on and returns its answer. */
export type Forward = (call: Call) => Promise<Answer>;

/** The way of a call through all habits to the backend, the first habit first. */
function throughAll(habits: readonly Variant[], forward: Forward): Forward {
  return habits.reduceRight<Forward>((next, habit) => (call) => habit(call, next, forward), forward);
}

/** Brings one request to the backend and its answer back; what is no call of a service passes untouched. */
async function relay(
  backend: string,
  request: IncomingMessage,
  response: ServerResponse,
  serve: (call: Call, forward: Forward) => Promise<Answer>,
): Promise<void> {
  const address = new URL(request.url ?? '/', backend);
  const prefix = Object.values(SERVICE_PATHS).find((path) => address.pathname.startsWith(`${path}/`));
  const bytes = await bytesOf(request);
  if (prefix === undefined) {
    const answer = await fetch(address, { headers: { accept: request.headers.accept ?? '*/*' } });
    const type = answer.headers.get('content-type');
    response.writeHead(answer.status, type ? { 'content-type': type } : {});
    response.end(Buffer.from(await answer.arrayBuffer()));
    return;
  }
  const type = request.headers['content-type'] ?? '';
  const isJson = type.includes('json') && bytes.length > 0;
  const call: Call = {
    method: request.method ?? 'GET',
    path: address.pathname.slice(prefix.length),
    query: address.searchParams,
    token: request.headers.authorization?.replace('Bearer ', '') ?? null,
    body: isJson ? (JSON.parse(bytes.toString()) as unknown) : bytes,
  };
  const { status, body, headers } = await serve(call, (passed) => forwardTo(new URL(backend + prefix), type, passed));
  response.writeHead(status, { ...headers, ...(body !== null && { 'content-type': 'application/json' }) });
  response.end(body === null ? '' : JSON.stringify(body));
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

async function forwardTo(service: URL, type: string, { method, path, query, token, body }: Call): Promise<Answer> {
  const address = new URL(service.pathname + path, service);
  address.search = query.toString();
  const isRead = method === 'GET' || method === 'HEAD';
  const answer = await fetch(address, {
    method,
    headers: { ...(token !== null && { authorization: `Bearer ${token}` }), ...(type && { 'content-type': type }) },
    ...(!isRead && { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
}
