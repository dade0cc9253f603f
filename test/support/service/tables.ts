import * as appointments from '#contract/appointments';
import * as auth from '#contract/auth';
import * as availabilities from '#contract/availabilities';
import type { Id } from '#contract/common';
import * as directory from '#contract/directory';
import type { Endpoint } from '#contract/endpoint';
import * as catalogue from '#contract/homeServices/catalogue';
import * as lists from '#contract/homeServices/lists';
import * as providers from '#contract/homeServices/providers';
import * as staff from '#contract/homeServices/staff';
import * as referral from '#contract/referral';
import { makeDashboard } from '../builders/referral';

/** Every call of the contract. */
export const endpoints: readonly Endpoint[] = [
  appointments,
  auth,
  availabilities,
  directory,
  referral,
  catalogue,
  lists,
  providers,
  staff,
].flatMap((module) => Object.values(module).filter((one): one is Endpoint => typeof one === 'object'));

/** Something that the service keeps. */
export type Row = Record<string, unknown> & { id: Id };

/** What the service keeps, by the path of the collection. */
export type Tables = Record<string, Row[]>;

/** A call as it arrives. */
export interface Request {
  endpoint: Endpoint;
  params: string[];
  query: Record<string, string>;
  body: Record<string, unknown>;
}

interface Reply {
  status: number;
  body: unknown;
}

type Handler = (tables: Tables, request: Request) => unknown;

const SLOTS = '/availabilities/';
const DOCTORS = '/doctors/';
const PROVIDERS = '/providers/';
const PACKAGES = '/api/v3/packages/';
const TESTS = '/api/v3/package-tests/';

/** A little service that takes every call of the contract: most are those of a plain collection. */
export function replyOf(tables: Tables, request: Request): Reply {
  const { method, path } = request.endpoint;
  const body = (special[`${method} ${path}`] ?? plain[method])(tables, request);
  if (body === undefined) return method === 'DELETE' ? { status: 204, body: null } : { status: 404, body: notFound };
  if (body === notFound) return { status: 404, body };
  return { status: method === 'POST' ? 201 : 200, body };
}

const notFound = { detail: 'Not found.' };

const plain: Record<Endpoint['method'], Handler> = {
  GET: (tables, { endpoint, query }) => tableOf(tables, endpoint.path).filter((row) => isAskedFor(row, query)),
  POST: (tables, { endpoint, body }) => add(tables, endpoint.path, body),
  PUT: change,
  PATCH: change,
  DELETE: (tables, { endpoint, params: [id] }) => remove(tables, collectionOf(endpoint.path), (row) => isOf(row, id)),
};

const special: Record<string, Handler> = {
  'PATCH /appointments/{id}/': (tables, request) => {
    const before = tableOf(tables, '/appointments/').find((row) => isOf(row, request.params[0]))?.status;
    const row = change(tables, request);
    return row === notFound ? row : { ...row, previous_status: before };
  },
  'POST /api/custom_token/': () => ({ access: 'another token' }),
  'POST /verify-otp': () => ({ access: 'a token of the dashboard' }),
  'GET /operations/dashboard': () => makeDashboard(),
  'GET /operations/': (tables) => ({
    doctors: tableOf(tables, DOCTORS),
    providers: tableOf(tables, PROVIDERS),
    locations: [],
  }),
  'GET /operations/search-doctors/': (tables) => ({ doctors: tableOf(tables, DOCTORS) }),
  'GET /operations/search-providers/': (tables) => ({ providers: tableOf(tables, PROVIDERS) }),
  'GET /operations/{id}/doctors/': (tables) => tableOf(tables, DOCTORS),
  'GET /operations/doctor-details/': (tables, { query }) => find(tables, DOCTORS, query.doctor_id),
  'GET /operations/provider-details/': (tables, { query }) => find(tables, PROVIDERS, query.provider_id),
  'GET /operations/provider-user-email/': () => ({ email: 'clinic@mawid.example' }),
  'GET /operations/{doctorId}/doctor-availabilities/': (tables, { params: [doctor], query }) =>
    tableOf(tables, SLOTS).filter((row) => String(row.doctor_id) === doctor && isAskedFor(row, query)),
  'POST /operations/{doctorId}/add-availability/': (tables, { params: [doctor], body }) =>
    addSlot(tables, doctor, body) ?? { skipped: true },
  'POST /operations/{providerId}/add-provider-availabilities/': (tables, { body: { location, ...hours } }) => {
    const made = tableOf(tables, DOCTORS).map(({ id }) => addSlot(tables, id, { ...hours, location_id: location }));
    return { created: made.filter(Boolean).length, skipped: made.filter((slot) => !slot).length };
  },
  'DELETE /operations/{doctorId}/delete-all-availabilities/': (tables, { params: [doctor] }) =>
    remove(tables, SLOTS, (row) => String(row.doctor_id) === doctor) && undefined,
  'DELETE /doctors/{id}/operations-delete/': (tables, { params: [id] }) =>
    remove(tables, DOCTORS, (row) => isOf(row, id)),
  'DELETE /providers/{id}/operations-delete/': (tables, { params: [id] }) =>
    remove(tables, PROVIDERS, (row) => isOf(row, id)),
  'GET /api/v3/translations/providers/': (tables, { query }) =>
    find(tables, '/api/v3/providers/', query.provider, [])?.translations ?? [],
  'POST /api/v3/translations/subcategories/': translate('/api/v3/subcategories/', 'subcategory'),
  'POST /api/v3/translations/services/': translate('/api/v3/services/', 'service'),
  'POST /api/v3/translations/packages/': translate(PACKAGES, 'package'),
  'POST /api/v3/translations/providers/': translate('/api/v3/providers/', 'provider'),
  'GET /api/v3/packages/': (tables, { query }) =>
    tableOf(tables, PACKAGES)
      .filter((row) => isAskedFor(row, query))
      .map((row) => ({ ...row, included_tests: tableOf(tables, TESTS).filter((one) => one.package === row.id) })),
};

/** The rows of a collection. */
export function tableOf(tables: Tables, path: string): Row[] {
  return tables[path] ?? [];
}

function collectionOf(path: string): string {
  return path.replace(/\{.*$/, '');
}

const isOf = (row: Row, id: unknown) => String(row.id) === String(id);

function find(tables: Tables, path: string, id: unknown, none: unknown = notFound): Row | undefined {
  return tableOf(tables, path).find((row) => isOf(row, id)) ?? (none as Row);
}

/** The last id that was given in each collection: none is given twice. */
const lastIds = new WeakMap<Tables, Record<string, number>>();

function add(tables: Tables, path: string, body: object): Row {
  const table = (tables[path] ??= []);
  const last = lastIds.get(tables) ?? {};
  const id = 1 + Math.max(last[path] ?? 0, ...table.map((row) => Number(row.id)));
  lastIds.set(tables, { ...last, [path]: id });
  const row = { status: 'pending', ...body, id };
  table.push(row);
  return row;
}

function addSlot(tables: Tables, doctor: unknown, { skip_existing, ...hours }: Record<string, unknown>) {
  const isSame = (row: Row) => ['location_id', 'date', 'available_from'].every((name) => row[name] === hours[name]);
  const isThere = tableOf(tables, SLOTS).some((row) => String(row.doctor_id) === String(doctor) && isSame(row));
  return skip_existing && isThere ? null : add(tables, SLOTS, { status: 'available', ...hours, doctor_id: doctor });
}

/** Sets the fields of a row; a field that is an object, such as an account, keeps what is not sent. */
function change(tables: Tables, { endpoint, params: [id], body }: Request) {
  const row = tableOf(tables, collectionOf(endpoint.path)).find((one) => isOf(one, id));
  if (!row) return notFound;
  const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
  Object.entries(body).forEach(([name, value]) => {
    const before = row[name];
    row[name] = isObject(value) && !Array.isArray(value) && isObject(before) ? { ...before, ...value } : value;
  });
  return row;
}

function remove(tables: Tables, path: string, isMeant: (row: Row) => boolean) {
  const rows = tableOf(tables, path);
  tables[path] = rows.filter((row) => !isMeant(row));
  return tables[path].length === rows.length ? notFound : undefined;
}

function translate(path: string, owner: string): Handler {
  return (tables, { body: { locale, name, description, [owner]: id } }) => {
    const row = find(tables, path, id, null);
    if (!row) return notFound;
    const others = ((row.translations ?? []) as { locale: string }[]).filter((one) => one.locale !== locale);
    row.translations = [...others, { locale, name, description }];
    if (locale === 'en') row.name = name;
    return { id: others.length + 1, locale, name, description };
  };
}

/** Whether a row is among those that a query asks for; what the row does not have narrows nothing. */
function isAskedFor(row: Row, query: Record<string, string>): boolean {
  return Object.entries(query).every(([name, wanted]) => {
    const value = name.split('__').reduce<unknown>((part, key) => (part as Row | undefined)?.[key], row);
    return value === undefined || (value as Id).toString() === wanted;
  });
}

/** Things of the contract as rows of the service. */
export function rowsOf(...things: readonly (object & { id: Id })[]): Row[] {
  return things.map((thing) => ({ ...thing }));
}
