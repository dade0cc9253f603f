import { claimsOf } from '#client/lib/tokenLife';
import { ACCESS, type Access } from '#contract/access';
import { createToken } from '#contract/auth';
import type { CallName } from '#contract/calls';
import { createProvider, deleteProvider, readProvider, resetProviderPassword } from '#contract/directory';
import { verifyOtp } from '#contract/referral';
import { ADMINISTRATOR_CLAIM, NEW_PROVIDER } from '#contract/rules';
import { DEMO } from '#server/demo/accounts';
import { askDatabase } from '#test/support/backend/askDatabase';
import { everyCall } from '#test/support/backend/everyCall';
import { startBackend, type Backend } from '#test/support/backend/liveBackend';
import { keptDatabase, type TestDatabase } from '#test/support/backend/testDatabase';

const PASSWORD = 'canary of a clinic';
const { country, postal_code, is_active, is_superuser, ...fixed } = NEW_PROVIDER;

/** What a clinic with an account sends. */
const draftOf = (email: string, rights: object = {}) => ({
  ...fixed,
  ...{ name: email, description: '', phone_number: '' },
  provider_user: { email, password: PASSWORD, is_active, is_staff: true, is_superuser, ...rights },
  location: {
    ...{ name: '', address: 'Street 2', city: 'Dubai', state: 'Dubai', country, postal_code },
    ...{ latitude: null, longitude: null },
  },
});

/** What is told to who may not, by the status that comes with it. */
const WHY_NOT = /^(401 (Given token not valid|User not found)|403 (This|Please verify|Only an))/;

describe('who may do what', () => {
  let database: TestDatabase;
  let backend: Backend;
  let tokens: Record<string, string | null>;
  const signIn = (email: string, password = PASSWORD) =>
    backend.call(createToken, { body: { email, password }, token: null });
  const add = async (email: string, rights?: object) => {
    const { body } = await backend.call(createProvider, { body: draftOf(email, rights) });
    return { id: body.id, email };
  };

  beforeAll(async () => {
    database = await keptDatabase();
    backend = await startBackend({ database, args: ['--appointments', '1', '--users', '1', '--slots', '27'] });
    const names = ['staff', 'inactive', 'deleted', 'reset', 'demoted'];
    const made = await Promise.all(names.map((name) => add(`${name}@clinic.example`)));
    const given = await Promise.all(made.map(({ email }) => backend.signIn(email, PASSWORD)));
    tokens = {
      none: null,
      nonsense: 'nonsense',
      ...Object.fromEntries(names.map((name, at) => [name, given[at] ?? ''])),
    };
    const code = { mobile: DEMO.otpMobile, otp: DEMO.otp };
    tokens.verified = (await backend.call(verifyOtp, { body: code, token: tokens.staff })).body.access ?? '';
    tokens.administrator = backend.token;
    await backend.call(deleteProvider, { params: { id: made[2]?.id ?? 0 } });
    const body = { provider_user: { password: 'another of a clinic', is_superuser: true, is_staff: true } };
    await backend.call(resetProviderPassword, { params: { id: made[3]?.id ?? 0 }, body });
    await backend.stop();
    await askDatabase(database, "update users set is_active = false where email = 'inactive@clinic.example'");
    await askDatabase(database, "update users set is_staff = false where email = 'demoted@clinic.example'");
    backend = await startBackend({ database });
  });
  afterAll(async () => {
    await backend.stop();
    await database.drop();
  });

  /** Which kinds of calls a token opens; throws where one of a kind is open and another is not. */
  async function openedBy(token: string | null): Promise<Access[]> {
    const opened = new Map<Access, CallName[]>();
    const closed = new Map<Access, CallName[]>();
    for (const { name, endpoint, sent } of everyCall()) {
      const { status, body } = await backend.call(endpoint, { ...sent, token });
      const isClosed = WHY_NOT.test(`${status} ${(body as { detail?: string } | undefined)?.detail ?? ''}`);
      const calls = isClosed ? closed : opened;
      calls.set(ACCESS[name], [...(calls.get(ACCESS[name]) ?? []), name]);
    }
    for (const [kind, calls] of opened) expect({ kind, calls, not: closed.get(kind) }).toEqual({ kind, calls });
    return [...opened.keys()].sort();
  }

  it('is what the table says: all but this is for every member of the staff', () => {
    const others = Object.entries(ACCESS).filter(([, access]) => access !== 'staff');
    expect(Object.fromEntries(others)).toEqual({
      createToken: 'public',
      readDashboard: 'referral',
      listWalletUsers: 'referral',
      createProvider: 'administrator',
      deleteProvider: 'administrator',
      resetProviderPassword: 'administrator',
      findProvidersByEmail: 'administrator',
      readProviderEmail: 'administrator',
      updateDoctor: 'administrator',
      deleteDoctor: 'administrator',
    });
  });

  it.each([
    ['none', ['public']],
    ['nonsense', ['public']],
    ['inactive', ['public']],
    ['deleted', ['public']],
    ['reset', ['public']],
    ['demoted', ['public']],
    ['verified', ['public', 'referral']],
    ['staff', ['public', 'staff']],
    ['administrator', ['administrator', 'public', 'staff']],
  ])('of all calls, the token of %s opens %p', async (holder, access) => {
    expect(await openedBy(tokens[holder] ?? null)).toEqual(access);
  });

  it('a token tells the page whether its holder is an administrator', () => {
    const told = [tokens.administrator, tokens.staff, tokens.verified].map(
      (token) => claimsOf(token ?? null)[ADMINISTRATOR_CLAIM],
    );
    expect(told).toEqual([true, false, false]);
  });

  it('nobody signs in whose account is not for staff, and says why only to who knows the password', async () => {
    await add('patient@clinic.example', { is_staff: false });
    const refused = await signIn('patient@clinic.example');
    expect(refused).toMatchObject({ status: 403, body: { detail: 'This account is not for staff.' } });
    expect((await signIn('patient@clinic.example', 'a wrong password')).status).toBe(401);
  });

  it('no account is made more than it is, and none makes itself more', async () => {
    const more = await backend.call(createProvider, { body: draftOf('more@clinic.example', { is_superuser: true }) });
    expect(more.status).toBe(400);
    const own = await add('own@clinic.example', { is_staff: false });
    const reset = { provider_user: { password: 'another of a clinic', is_staff: true, is_superuser: true } };
    expect((await backend.call(resetProviderPassword, { params: { id: own.id }, body: reset })).status).toBe(200);
    const { body } = await backend.call(readProvider, { query: { provider_id: own.id } });
    expect(body.provider_user).toMatchObject({ is_staff: false, is_superuser: false });
    const staff = await backend.signIn('staff@clinic.example', PASSWORD);
    const { status } = await backend.call(resetProviderPassword, { params: { id: own.id }, body: reset, token: staff });
    expect(status).toBe(403);
  });
});
