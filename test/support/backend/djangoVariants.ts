import { tokenOf } from '../builders/tokens';
import type { Answer, Call, Forward } from './django';

/**
 * One habit of a service: it may answer a call itself, change it on its way, or change the answer. `ask` reaches the
 * backend past the other habits.
 */
export type Variant = (call: Call, next: Forward, ask: Forward) => Promise<Answer>;

type Fields = Record<string, unknown>;

/** How many calls that write a token of `shortTokens` is good for. */
export const TOKEN_LIFE = 3;

/** The habits of genuine Django REST services, by name; each starts afresh when it is switched on (issue 14 D). */
export const variants = {
  uniqueTranslations: () => uniqueTranslations,
  strictLinks: () => strictLinks,
  namesAsTexts: () => namesAsTexts,
  namesAsObjects: () => namesAsObjects,
  guestDoctors,
  skippedWith200: () => skippedWith200,
  storedTokenOnly,
  shortTokens,
  endingTokens,
  paginated: () => paginated,
  throttled,
} satisfies Record<string, () => Variant>;

export type VariantName = keyof typeof variants;

const accessIn = ({ body }: Answer) => (body as { access?: string } | null)?.access ?? null;
const refused = (body: Fields): Answer => ({ status: 400, body });
const reading = (call: Call, path: string, query: Record<string, string> = {}): Call => ({
  ...call,
  method: 'GET',
  path,
  query: new URLSearchParams(query),
});

const OWNERS: Readonly<Record<string, string>> = { subcategories: 'subcategory', services: 'service' };

/** A second translation of an item into one language is refused, as by a set that must be unique (issue 14, 27). */
async function uniqueTranslations(call: Call, next: Forward, ask: Forward): Promise<Answer> {
  const collection = /^\/api\/v3\/translations\/(\w+)\/$/.exec(call.path)?.[1];
  if (collection === undefined || call.method !== 'POST') return next(call);
  const owner = OWNERS[collection] ?? collection.replace(/s$/, '');
  const { locale, [owner]: id } = call.body as Fields;
  const isThere = (await translationsOf(call, ask, collection, id)).some((one) => one.locale === locale);
  if (!isThere) return next(call);
  return refused({ non_field_errors: [`The fields ${owner}, locale must make a unique set.`] });
}

async function translationsOf(call: Call, ask: Forward, collection: string, id: unknown): Promise<Fields[]> {
  if (collection === 'providers')
    return (await ask(reading(call, call.path, { provider: String(id) }))).body as Fields[];
  const { body } = await ask(reading(call, `/api/v3/${collection}/`));
  const item = (body as Fields[]).find((one) => String(one.id) === String(id));
  return (item?.translations ?? []) as Fields[];
}

const LINKED: Readonly<Record<string, string>> = {
  'provider-services': 'service',
  'provider-packages': 'package',
  'provider-nursing-subcategories': 'subcategory',
};

/** A link is replaced as a whole: what a PUT leaves out is missed (issue 14, 28). */
function strictLinks(call: Call, next: Forward): Promise<Answer> {
  const item = LINKED[/^\/api\/v3\/([\w-]+)\/[^/]+\/$/.exec(call.path)?.[1] ?? ''];
  if (call.method !== 'PUT' || item === undefined) return next(call);
  const missing = ['provider', item].filter((field) => !(field in (call.body as Fields)));
  if (missing.length === 0) return next(call);
  return Promise.resolve(refused(Object.fromEntries(missing.map((field) => [field, ['This field is required.']]))));
}

const NAMED = ['languages', 'services'];
const isProfile = ({ method, path }: Call) => method === 'PATCH' && /^\/doctors\/[^/]+\/$/.test(path);

/** What a doctor speaks and offers is answered as plain names (issue 14, 21). */
async function namesAsTexts(call: Call, next: Forward): Promise<Answer> {
  const answer = await next(call);
  const namesIn = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(namesIn);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([field, part]) =>
        NAMED.includes(field) && Array.isArray(part)
          ? [field, part.map((one: unknown) => (one as Fields).name ?? one)]
          : [field, namesIn(part)],
      ),
    );
  };
  const isAboutDoctors = /^\/(operations|doctors)\//.test(call.path);
  return isAboutDoctors ? { ...answer, body: namesIn(answer.body) } : answer;
}

/** What a doctor speaks and offers has to be written as objects with a name, as it is read (issue 14, 21). */
function namesAsObjects(call: Call, next: Forward): Promise<Answer> {
  if (!isProfile(call)) return next(call);
  const body = call.body as Record<string, unknown[]>;
  const wrong = NAMED.filter((field) => body[field]?.some((one) => typeof one !== 'object'));
  if (wrong.length > 0) {
    const message = ['Expected a dictionary, but got str.'];
    return Promise.resolve(refused(Object.fromEntries(wrong.map((field) => [field, message]))));
  }
  const named = NAMED.map((field) => [field, body[field]?.map((one) => (one as Fields).name)] as const);
  return next({ ...call, body: { ...body, ...Object.fromEntries(named) } });
}

/** Two doctors of another provider work at every location, which the call for its provider does not cover (29). */
function guestDoctors(): Variant {
  const homes = new Map<string, unknown>();
  return async (call, next, ask) => {
    const adding = /^\/operations\/([^/]+)\/(add-availability|doctor-availabilities)\/$/.exec(call.path);
    const home = homes.get(adding?.[1] ?? '');
    if (home !== undefined) return next(movedTo(call, home));
    const answer = await next(call);
    const location = /^\/operations\/([^/]+)\/doctors\/$/.exec(call.path)?.[1];
    if (location === undefined || !Array.isArray(answer.body)) return answer;
    const own = answer.body as Fields[];
    const { body } = await ask(reading(call, '/operations/search-doctors/', { search: '', limit: '50' }));
    const others = (body as { doctors: Fields[] }).doctors.filter((one) =>
      own.every(({ provider_id: provider }) => provider !== one.provider_id),
    );
    const guests = others.slice(0, 2);
    for (const { id, locations } of guests) homes.set(String(id), (locations as Fields[])[0]?.id);
    return { ...answer, body: [...own, ...guests] };
  };
}

function movedTo(call: Call, home: unknown): Call {
  if (call.method !== 'GET') return { ...call, body: { ...(call.body as Fields), location_id: home } };
  return { ...call, query: new URLSearchParams({ location_id: String(home) }) };
}

/** Hours that are there already are answered 200 with a note, and nothing is made of them (issue 14, 30). */
async function skippedWith200(call: Call, next: Forward): Promise<Answer> {
  const answer = await next(call);
  if (call.method !== 'POST' || !call.path.endsWith('/add-availability/')) return answer;
  const isThere = /there already|"skipped":true/.exec(JSON.stringify(answer.body ?? ''));
  return isThere ? { status: 200, body: { detail: 'skipped' } } : answer;
}

const POWERLESS = 'a token that opens nothing';

/** The figures open with the token of the login, not with the one that a one-time password brings (issue 14, 31). */
function storedTokenOnly(): Variant {
  let access: string | null = null;
  return async (call, next) => {
    if (call.path === '/verify-otp') {
      const answer = await next(call);
      access = accessIn(answer);
      return access === null ? answer : { ...answer, body: { access: POWERLESS } };
    }
    if (!/^\/operations\/(dashboard|users\/)$/.test(call.path)) return next(call);
    if (call.token !== POWERLESS) return next({ ...call, token: access });
    return { status: 403, body: { detail: 'You do not have permission to perform this action.' } };
  };
}

/** A token is good for a few calls that write, and refused once these have been answered (issue 14, 32). */
function shortTokens(): Variant {
  const writes = new Map<string | null, Promise<Answer>[]>();
  let logins = 0;
  return async (call, next) => {
    if (call.path === '/api/custom_token/') {
      const answer = await next(call);
      const access = accessIn(answer);
      logins += 1;
      return access === null ? answer : { ...answer, body: { access: `${access}~${logins}` } };
    }
    const [token = null] = call.token?.split('~') ?? [];
    if (call.method === 'GET') return next({ ...call, token });
    const earlier = writes.get(call.token) ?? [];
    if (earlier.length >= TOKEN_LIFE) {
      await Promise.allSettled(earlier);
      return { status: 401, body: { detail: 'Given token not valid for any token type', code: 'token_not_valid' } };
    }
    const answer = next({ ...call, token });
    writes.set(call.token, [...earlier, answer]);
    return answer;
  };
}

/** How many seconds a token of `endingTokens` lives, and how far its clock has been moved on. */
export const ENDING = { lifeSeconds: 60, aheadMs: 0 };

/** A token says how long it lives, and is refused once it has, by a clock that the test moves on. */
function endingTokens(): Variant {
  const tokens = new Map<string | null, { access: string; endsAt: number }>();
  const now = () => Date.now() + ENDING.aheadMs;
  return async (call, next) => {
    if (call.path === '/api/custom_token/') {
      const answer = await next(call);
      const access = accessIn(answer);
      if (access === null) return answer;
      const token = tokenOf(ENDING.lifeSeconds, String(tokens.size));
      tokens.set(token, { access, endsAt: now() + ENDING.lifeSeconds * 1000 });
      return { ...answer, body: { access: token } };
    }
    const { access, endsAt } = tokens.get(call.token) ?? { access: call.token, endsAt: Infinity };
    if (now() < endsAt) return next({ ...call, token: access });
    return { status: 401, body: { detail: 'Given token not valid for any token type', code: 'token_not_valid' } };
  };
}

const PAGE_SIZE = 5;

/** Every list comes in pages (decisions: reading answers). */
async function paginated(call: Call, next: Forward): Promise<Answer> {
  const number = Number(call.query.get('page') ?? 1);
  const answer = await next(call);
  if (call.method !== 'GET' || !Array.isArray(answer.body) || call.path === '/appointments/') return answer;
  const all = answer.body as unknown[];
  const query = new URLSearchParams({ ...Object.fromEntries(call.query), page: String(number + 1) });
  const isLast = number * PAGE_SIZE >= all.length;
  return {
    ...answer,
    body: {
      count: all.length,
      next: isLast ? null : `http://clinic.internal${call.path}?${query.toString()}`,
      previous: null,
      results: all.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE),
    },
  };
}

/** How many calls a service that is `throttled` answers before it asks to wait. */
const ROOM = 6;

/** There is room for a few calls within a second; the others are answered 429 and told to wait for one. */
function throttled(): Variant {
  let answered: number[] = [];
  return (call, next) => {
    const now = Date.now();
    answered = answered.filter((at) => now - at < 1000);
    if (answered.length < ROOM) {
      answered.push(now);
      return next(call);
    }
    const detail = 'Request was throttled. Expected available in 1 second.';
    return Promise.resolve({ status: 429, body: { detail }, headers: { 'retry-after': '1' } });
  };
}
