import { AxiosError, AxiosHeaders, type InternalAxiosRequestConfig } from 'axios';

import type { Id } from '#contract/common';
import type { Endpoint } from '#contract/endpoint';
import { json, taleOf, type Fate, type Wire } from './fates';
import { endpoints, replyOf, tableOf, type Request, type Row, type Tables } from './tables';

/** Where the services are, as `configureHttp` is told. */
export const SERVICES = { provider: 'http://provider', appointment: 'http://appointment', referral: 'http://referral' };

/** One call as the service saw it. */
export interface Call extends Request {
  /** Method, path and body: two calls of the same text ask for the same. */
  text: string;
  /** The status of what was answered; `null` where nothing was. */
  status: number | null;
  /** Whether the page knows that it did nothing; a call without an understandable answer may have taken effect. */
  isRefused: boolean;
  hasTakenEffect: boolean;
  /** Whether it is never answered. */
  hangs: boolean;
  /** Which of the person's doings it belongs to. */
  deed: number;
  /** The calls that were under way when it came. */
  beside: readonly Call[];
}

/** What becomes of a call; it is answered unless told. */
export type FateOf = (request: Request) => Fate | Wire | undefined;

const isWriting = ({ endpoint }: Request) => endpoint.method !== 'GET';
export const isReading = ({ endpoint }: Request) => endpoint.method === 'GET';

/** The calls of some kind meet these fates, one after another; those of others and all after them are answered. */
export function inTurn(fates: readonly (Fate | Wire)[], isMeant: (request: Request) => boolean = isWriting): FateOf {
  const due = [...fates];
  return (request) => (isMeant(request) ? due.shift() : undefined);
}

/**
 * The three services: what they keep, in tables, and what becomes of each call. A second desk is a test that changes
 * the tables. An answer takes a moment, so that calls are under way side by side.
 */
export class Service {
  readonly calls: Call[] = [];
  /** The calls that wait for their answers. */
  underWay: readonly Call[] = [];
  deed = 0;

  readonly tables: Tables;

  constructor(
    tables: Tables = {},
    public fateOf: FateOf = () => undefined,
  ) {
    this.tables = structuredClone(tables);
  }

  /** The rows that it keeps in a collection. */
  rows(path: string): Row[] {
    return tableOf(this.tables, path);
  }

  /** What another desk makes of a row. */
  change(path: string, id: Id, change: object): void {
    Object.assign(this.rows(path).find((row) => row.id === id) ?? {}, change);
  }

  /** What another desk takes away. */
  remove(path: string, id: Id): void {
    this.tables[path] = this.rows(path).filter((row) => row.id !== id);
  }

  /** The calls that were made to an endpoint. */
  callsTo(endpoint: Endpoint): Call[] {
    return this.calls.filter((call) => call.endpoint === endpoint);
  }

  /** How many calls were under way side by side at most. */
  get mostUnderWay(): number {
    return Math.max(0, ...this.calls.map(({ beside }) => beside.length + 1));
  }

  /** What was sent to change anything, as texts such as `PATCH /appointments/7/ {"status":"confirmed"}`. */
  get sent(): string[] {
    return this.calls.filter(isWriting).map(({ text }) => text);
  }

  /** From now on such calls are lost on their way. */
  loses(isMeant: (request: Request) => boolean): void {
    const { fateOf } = this;
    this.fateOf = (request) => (isMeant(request) ? 'lost before it took effect' : fateOf(request));
  }

  /** Brings a call of axios to the service, and its answer back. */
  readonly adapter = async (config: InternalAxiosRequestConfig) => {
    await Promise.resolve();
    const { call, wire } = this.take(requestOf(config));
    this.calls.push(call);
    this.underWay = [...this.underWay, call];
    await new Promise((resolve) => setTimeout(resolve, 1));
    this.underWay = this.underWay.filter((one) => one !== call);
    return call.hangs ? new Promise<never>(() => undefined) : responseOf(wire, config);
  };

  private take(request: Request): { call: Call; wire: Wire | null } {
    const { takesEffect, arrives, hangs = false } = taleOf(this.fateOf(request) ?? 'answered');
    const reply = takesEffect ? replyOf(this.tables, request) : null;
    const wire = arrives === undefined ? json(reply?.status ?? 500, reply?.body ?? null) : arrives;
    const call = {
      ...request,
      text: textOf(request),
      status: wire?.status ?? null,
      isRefused: wire !== null && wire.status >= 400,
      hasTakenEffect: takesEffect && (reply?.status ?? 500) < 400,
      hangs,
      deed: this.deed,
      beside: this.underWay,
    };
    return { call, wire };
  }
}

function textOf({ endpoint: { method, path }, params, query, body }: Request): string {
  const left = [...params];
  const asked = new URLSearchParams(query).toString();
  const address = path.replace(/\{\w+\}/g, () => left.shift() ?? '') + (asked && `?${asked}`);
  return [method, address, ...(Object.keys(body).length > 0 ? [JSON.stringify(body)] : [])].join(' ');
}

function responseOf(wire: Wire | null, config: InternalAxiosRequestConfig) {
  if (!wire) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
  const { status, type, text, headers } = wire;
  const response = {
    status,
    statusText: '',
    data: config.responseType === 'stream' ? new Response(text).body : text,
    headers: new AxiosHeaders({ ...headers, ...(type !== null && { 'content-type': type }) }),
    config,
    request: {},
  };
  if (status < 400) return response;
  throw new AxiosError(`Answered ${status}`, AxiosError.ERR_BAD_REQUEST, config, {}, response);
}

/** What a call of axios asks for: the endpoint of its address, and what it carries. */
function requestOf({ url = '', method = '', params, data }: InternalAxiosRequestConfig): Request {
  for (const endpoint of endpoints) {
    const pattern = `^${SERVICES[endpoint.service]}${endpoint.path.replace(/\{\w+\}/g, '([^/]+)')}$`;
    const match = endpoint.method === method.toUpperCase() ? new RegExp(pattern).exec(url) : null;
    if (match)
      return { endpoint, params: match.slice(1).map(decodeURIComponent), query: queryOf(params), body: bodyOf(data) };
  }
  throw new Error(`The contract has no ${method} ${url}`);
}

function queryOf(params: unknown): Record<string, string> {
  const given = Object.entries((params ?? {}) as Record<string, string | number | undefined>);
  return Object.fromEntries(given.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));
}

function bodyOf(data: unknown): Record<string, unknown> {
  if (data instanceof FormData) return Object.fromEntries(data);
  return typeof data === 'string' && data !== '' ? (JSON.parse(data) as Record<string, unknown>) : {};
}
