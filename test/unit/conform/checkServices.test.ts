import type { Means } from '#conform/caller';
import { CALLS, checkServices, NoService } from '#conform/checkServices';
import { inWords } from '#conform/inWords';
import { outcomeOf, subjectOf, type Line } from '#conform/report';
import openapi from '#contract/openapi.json';
import { tokenOf } from '#test/support/builders/tokens';

const PAGE = 'https://desk.example';
const TODAY = '2027-03-01';

const appointment = {
  id: 71,
  user_id: 'u-4',
  doctor_id: 8,
  location_id: null,
  date: TODAY,
  start_time: '08:20:00',
  end_time: '08:40:00',
};
const doctor = { id: 8, first_name: 'Rana', last_name: 'Said', provider_id: 2, locations: [{ id: 5 }] };
const clinic = { id: 2, provider_user_id: 40 };
const figures = { total_users: '12', new_users_last_30_days: 1, users_with_referrals: 0, active_users: 9 };
const wallets = {
  total_wallet_balance: '8.50',
  total_rewards_distributed: 1,
  pending_rewards: 0,
  total_rewards_redeemed: '0',
};

/** Every call of the document. */
const DOCUMENTED = Object.entries(openapi.paths)
  .flatMap(([path, { servers, ...item }]) =>
    (servers.length > 0 ? Object.keys(item) : []).map((one) => `${one.toUpperCase()} ${path}`),
  )
  .sort();

/** What a small service that fits answers; all else is an empty list. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/custom_token/': { access: tokenOf(3600) },
  '/appointments/': [appointment],
  '/operations/': { doctors: [doctor], providers: [clinic], locations: { results: [{ id: 5 }] } },
  '/operations/search-doctors/': { doctors: [doctor] },
  '/operations/search-providers/': { providers: [clinic] },
  '/operations/doctor-details/': doctor,
  '/operations/provider-details/': clinic,
  '/operations/provider-user-email/': { email: 'front@desk.example' },
  '/operations/5/doctors/': [doctor],
  '/api/v3/providers/': [{ id: 'h-1' }],
  '/verify-otp': { access: 'no JWT' },
  '/operations/dashboard': {
    user_statistics: figures,
    wallet_statistics: wallets,
    recent_transactions: [],
    top_referrers: [],
  },
  '/operations/users/': {
    summary: { total_users: '1', active_users: 1, total_wallet_balance: 0 },
    pagination: { current_page: 1, total_pages: 1, total_count: 1, has_previous: false, has_next: false },
    results: [],
  },
};

interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  redirect: RequestInit['redirect'];
}

type Habit = (asked: Asked) => Response | undefined;

const json = (body: unknown, headers: Record<string, string> = {}, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

/** Checks a service with a habit, at the origin of the page or at another one. */
async function check(habit: Habit = () => undefined, origin = PAGE, means: Partial<Means> = {}) {
  const waited: number[] = [];
  const asked: Asked[] = [];
  const answer = (address: string, { method = 'GET', headers, redirect }: RequestInit) => {
    const { pathname: path, searchParams: query } = new URL(address);
    const call = { method, path, query, headers: new Headers(headers), redirect };
    asked.push(call);
    const tag = path === '/appointments/' ? { etag: '"7"' } : {};
    return habit(call) ?? json(ANSWERS[path] ?? [], tag as Record<string, string>);
  };
  const lines = await checkServices({
    place: {
      baseUrls: { provider: origin, appointment: `${origin}/`, referral: origin },
      pageOrigin: PAGE,
      otpMobile: '+971500000001',
      pictureSources: ['pics.example'],
    },
    means: {
      fetch: (address, init) => Promise.resolve().then(() => answer(address, init)),
      now: () => 0,
      pause: (milliseconds) => {
        waited.push(milliseconds);
        return Promise.resolve();
      },
      asksAsBrowser: true,
      ...means,
    },
    signIn: { email: 'front@desk.example', password: 'secret' },
    otp: '4711',
    today: TODAY,
  });
  return { lines, waited, asked, said: told(lines) };
}

/** All that was found, but for what was not tried. */
const told = (lines: readonly Line[]) =>
  lines.flatMap(({ subject, findings }) =>
    findings
      .filter(({ weight }) => weight !== 'untried')
      .map(({ weight, text }) => `${weight}, ${subject}: ${inWords(text)}`),
  );

const at =
  (path: string, answer: (asked: Asked) => Response): Habit =>
  (asked) =>
    asked.path === path && asked.method !== 'OPTIONS' ? answer(asked) : undefined;

test('nothing is said of a service that fits, and every call of the contract has a line', async () => {
  const { lines, said, asked } = await check();

  expect(said).toEqual([]);
  expect(outcomeOf(lines)).toEqual({ lines: 76, fitting: 29, needed: 0, advised: 0, untried: 47 });
  expect(CALLS.map(subjectOf).sort()).toEqual(DOCUMENTED);
  expect(asked.filter(({ method }) => !['GET', 'POST'].includes(method))).toEqual([]);
});

const page = (results: unknown[], next: string | null) => ({ count: 9, next, previous: null, results });

test.each<[string, Habit, RegExp]>([
  [
    'a missing field',
    at('/appointments/', () => json([{ ...appointment, end_time: undefined }, appointment])),
    /^needed, GET \/appointments\/: end_time is missing in 1 of 2 \(such as id 71\)/,
  ],
  [
    'a field of another kind',
    at('/operations/5/doctors/', () => json([{ ...doctor, last_name: 7 }])),
    /needed, GET \/operations\/{id}\/doctors\/: last_name is a number in 1 of 1 \(such as id 8\)\. Send a text\./,
  ],
  [
    'a field inside another',
    at('/operations/', () => json({ doctors: [{ ...doctor, specializations: [{ id: 3 }] }] })),
    /needed, GET \/operations\/: doctors\[\]\.specializations\[\]\.name is missing/,
  ],
  [
    'a time without seconds',
    at('/appointments/', () => json([{ ...appointment, start_time: '08:20' }])),
    /start_time is written otherwise .* Send a time as HH:MM:SS/,
  ],
  [
    'a moment for a date',
    at('/appointments/', () => json([{ ...appointment, date: `${TODAY}T00:00:00` }])),
    /date is written otherwise .* Send a date as YYYY-MM-DD/,
  ],
  [
    'appointments in pages',
    at('/appointments/', () => json(page([appointment], null))),
    /needed, GET \/appointments\/: .* Switch pages off/,
  ],
  [
    'an object for a list',
    at('/specialties_v2/', () => json({ specialties: [] })),
    /needed, GET \/specialties_v2\/: It answers neither a list nor a page/,
  ],
  [
    'pages that repeat',
    at('/api/v3/services/', () => json(page([{ id: 1, subcategory: 2, code: 'a' }], '/?page=2'))),
    /needed, GET \/api\/v3\/services\/: The next page has what the first one has/,
  ],
  [
    'a page that is not there',
    at('/api/v3/languages/', ({ query }) =>
      query.has('cursor')
        ? json({ detail: 'Invalid cursor' }, {}, 404)
        : json(page([{ id: 1, name: 'Urdu' }], 'http://inner/?cursor=c')),
    ),
    /needed, GET \/api\/v3\/languages\/: The next page cannot be read: it answers 404/,
  ],
  [
    'a redirect to the path without a slash',
    at('/api/v3/therapists/', () => new Response(null, { status: 301, headers: { location: '/api/v3/therapists' } })),
    /needed, GET \/api\/v3\/therapists\/: It answers with a redirect to \/api\/v3\/therapists\./,
  ],
  [
    'a redirect that leads on',
    at('/api/v3/therapists/', ({ redirect }) =>
      redirect === 'follow' ? json([]) : new Response(null, { status: 301, headers: { location: '/elsewhere' } }),
    ),
    /advice, GET \/api\/v3\/therapists\/: It answers with a redirect, which takes one more call/,
  ],
  [
    'a path that is not there',
    at('/operations/users/', () => json({ detail: 'Not found.' }, {}, 404)),
    /needed, GET \/operations\/users\/: It answers 404: the path or the method is not there/,
  ],
  [
    'a page of a proxy',
    at('/api/v3/categories/', () => new Response('<html>')),
    /needed, GET \/api\/v3\/categories\/: It answers something else than JSON/,
  ],
  [
    'an error',
    at('/availabilities/', () => json({ detail: 'division by zero' }, {}, 500)),
    /needed, GET \/availabilities\/: It answers 500\. .* division by zero/,
  ],
  [
    'a token of five minutes',
    at('/api/custom_token/', () => json({ access: tokenOf(300) })),
    /needed, POST \/api\/custom_token\/: The token lives 300 seconds\. Let it live 3600/,
  ],
  [
    'a token for the figures of some minutes',
    at('/verify-otp', () => json({ access: tokenOf(125) })),
    /advice, POST \/verify-otp: .* lives 125 seconds/,
  ],
  [
    'names as texts',
    at('/operations/doctor-details/', () => json({ ...doctor, languages: ['Farsi'] })),
    /advice, GET \/operations\/doctor-details\/: Languages and services of doctors are plain names/,
  ],
  [
    'no translations',
    at('/api/v3/subcategories/', () =>
      json([{ id: 1, parent_category: 2, code: 'c', subcategory_type: 'specialty', order: 1 }]),
    ),
    /advice, GET \/api\/v3\/subcategories\/: The list has no translations/,
  ],
  [
    'pictures of others',
    at('/appointments/', () =>
      json([
        { ...appointment, local_user: { user_id: 1, profile_picture: 'https://cdn.example/a.png' } },
        { ...appointment, local_doctor: { doctor_id: 1, profile_picture: 'https://pics.example/b.png' } },
      ]),
    ),
    /advice, GET \/appointments\/: Pictures come from cdn\.example,/,
  ],
  [
    'a list without a tag',
    at('/appointments/', () => json([appointment])),
    /advice, GET \/appointments\/: The list has no ETag/,
  ],
  [
    'a list as it is',
    at('/appointments/', () =>
      json(
        Array.from({ length: 400 }, () => appointment),
        { etag: '"1"' },
      ),
    ),
    /advice, GET \/appointments\/: The list is not compressed/,
  ],
])('%s is named', async (_, habit, sentence) =>
  expect((await check(habit)).said).toEqual(expect.arrayContaining([expect.stringMatching(sentence)])),
);

test('a service that refuses too many calls is waited for as long as it says, and none is lost', async () => {
  let calls = 0;
  const { said, waited, lines } = await check(({ path }) => {
    calls += 1;
    if (path === '/specialties_v2/' || calls % 10 > 0) return undefined;
    return json({ detail: 'Request was throttled.' }, { 'retry-after': '17' }, 429);
  });

  expect(new Set(waited)).toEqual(new Set([17_000]));
  expect(said[0]).toMatch(/^advice, Throttling: It refuses calls with 429 after \d+ of them/);
  expect(outcomeOf(lines)).toMatchObject({ needed: 0, untried: 47 });
});

test('a limit that does not end is told once, and the calls that it stopped are no faults of theirs', async () => {
  let calls = 0;
  const { said, lines } = await check(({ path }) => {
    calls += 1;
    if (!path.startsWith('/api/v3/') || calls < 12) return undefined;
    return json({ detail: 'Request was throttled.' }, { 'retry-after': '1' }, 429);
  });

  expect(said.filter((one) => one.includes('Throttling'))).toHaveLength(1);
  expect(outcomeOf(lines).needed).toBe(0);
  const untried = lines.flatMap(({ findings }) => findings.map(({ text }) => text.id));
  expect(untried.filter((one) => one === 'conform.usedUp').length).toBeGreaterThan(5);
});

test('of five calls at once those are counted that were refused', async () => {
  let asked = 0;
  const { said } = await check(at('/specialties_v2/', () => ((asked += 1) > 4 ? json({}, {}, 503) : json([]))));

  expect(said).toEqual(['advice, Throttling: Of five calls at once 2 were refused. ' + SO_MANY]);
});

const SO_MANY = 'The page makes so many where many things are done together.';

describe('from another origin', () => {
  const OTHER = 'https://api.example';
  const allowed = {
    'access-control-allow-origin': PAGE,
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': 'authorization, content-type, if-none-match',
    'access-control-expose-headers': 'ETag, Retry-After',
  };

  /** A service that allows all of this. */
  const allowing =
    (headers: Record<string, string>): Habit =>
    ({ method, path }) => {
      if (method === 'OPTIONS') return new Response(null, { status: 204, headers });
      return path === '/appointments/' ? json([appointment], { ...headers, etag: '"7"' }) : undefined;
    };

  test('nothing is said where all of it is allowed', async () =>
    expect((await check(allowing(allowed), OTHER)).said).toEqual([]));

  test.each<[string, Record<string, string>, string]>([
    [
      'the origin',
      { 'access-control-allow-origin': 'https://other.example' },
      `needed, CORS: It does not allow pages of ${PAGE}`,
    ],
    [
      'methods',
      { 'access-control-allow-methods': 'GET,POST,PUT' },
      `needed, CORS: It does not allow DELETE, PATCH to pages`,
    ],
    [
      'headers',
      { 'access-control-allow-headers': 'content-type' },
      'needed, CORS: It does not allow the headers authorization to',
    ],
    [
      'a star, which does not mean the token',
      { 'access-control-allow-headers': '*' },
      'needed, CORS: It does not allow the headers authorization to',
    ],
    [
      'to ask for what is new alone',
      { 'access-control-allow-headers': 'authorization,content-type' },
      'needed, CORS: It does not allow the headers if-none-match',
    ],
    [
      'to read headers',
      { 'access-control-expose-headers': 'etag' },
      `advice, CORS: A page of ${PAGE} cannot read Retry-After.`,
    ],
  ])('it is said that it does not allow %s', async (_, headers, sentence) =>
    expect((await check(allowing({ ...allowed, ...headers }), OTHER)).said).toEqual(
      expect.arrayContaining([expect.stringContaining(sentence)]),
    ),
  );

  test('in a browser an answer that may not be read is told from none', async () => {
    const refuse =
      (isThere: boolean) =>
      (address: string, { mode }: RequestInit) =>
        new URL(address).pathname === '/specialties_v2/' && !(isThere && mode === 'no-cors')
          ? Promise.reject(new TypeError('Failed to fetch'))
          : Promise.resolve(json(ANSWERS[new URL(address).pathname] ?? []));
    const [blocked, silent] = await Promise.all(
      [true, false].map((isThere) => check(undefined, OTHER, { asksAsBrowser: false, fetch: refuse(isThere) })),
    );

    expect(blocked?.said).toContainEqual(
      expect.stringContaining(`/specialties_v2/: It answers, but does not let a page of ${PAGE}`),
    );
    expect(silent?.said).toContainEqual(expect.stringContaining('/specialties_v2/: It does not answer'));
  });
});

test('where nothing answers in JSON there is no service', () =>
  expect(check(() => new Response('<html>', { status: 404 }))).rejects.toThrow(NoService));
