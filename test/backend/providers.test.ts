import { createToken } from '#contract/auth';
import {
  createProvider,
  deleteProvider,
  findProvidersByEmail,
  readDoctor,
  readProvider,
  readProviderEmail,
  resetProviderPassword,
  searchDoctors,
  type ProviderDraft,
} from '#contract/directory';
import { NEW_PROVIDER } from '#contract/rules';
import { DEMO } from '#server/demo/accounts';
import { startBackend, type Backend } from '#test/support/backend/liveBackend';

const { country, postal_code, is_active, is_staff, is_superuser, ...fixed } = NEW_PROVIDER;

const makeDraft = (email: string): ProviderDraft => ({
  ...fixed,
  provider_user: { email, password: 'a good password', is_active, is_staff, is_superuser },
  name: 'عيادة النخيل',
  description: '',
  phone_number: '+971 4 123 4567',
  location: {
    name: '',
    address: 'Palm Street 1',
    city: 'Dubai',
    state: 'Dubai',
    country,
    postal_code,
    latitude: '25.1',
    longitude: null,
  },
});

describe('a provider', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend();
  });
  afterAll(() => backend.stop());

  const create = (body: unknown) => backend.call(createProvider, { body });
  const read = (id: unknown) => backend.call(readProvider, { query: { provider_id: id } });
  const findByEmail = (email: string) => backend.call(findProvidersByEmail, { query: { provider_user__email: email } });
  const reset = (id: unknown, password: unknown) =>
    backend.call(resetProviderPassword, { params: { id: String(id) }, body: { provider_user: { password } } });
  const mayEnter = async (email: string, password: string) =>
    (await backend.call(createToken, { body: { email, password }, token: null })).status === 200;

  it('is signed out everywhere by a reset of its password, and nobody else is', async () => {
    const email = 'three-desks@mawid.example';
    const { body: made } = await backend.call(createProvider, { body: makeDraft(email) });
    const desks = [await backend.signIn(email, 'a good password'), await backend.signIn(email, 'a good password')];
    const statuses = () =>
      Promise.all(
        desks.map(async (token) => (await backend.call(readProvider, { query: { provider_id: 1 }, token })).status),
      );
    expect(await statuses()).toEqual([200, 200]);
    await reset(made.id, 'another good one');
    expect(await statuses()).toEqual([401, 401]);

    desks.push(await backend.signIn(email, 'another good one'));
    expect(await statuses()).toEqual([401, 401, 200]);
    expect((await read(1)).status).toBe(200);
  });

  it('is told with its totals, its doctors and its places, but without its e-mail', async () => {
    const { status, body } = await read(1);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: 1, name: 'Al Noor Medical Center', provider_user_id: 2, total_doctors: 9 });
    expect(body.doctor_names).toHaveLength(9);
    expect(body.locations).toHaveLength(3);
    expect(body.location).toEqual(body.locations?.[0]);
    expect(body.total_availabilities).toBeGreaterThan(27 * 60);
    expect(JSON.stringify(body)).not.toContain('@');
  });

  it('shows its e-mail when asked', async () => {
    const ask = (id: unknown) => backend.call(readProviderEmail, { query: { provider_user_id: id } });
    expect((await ask(3)).body).toEqual({ email: 'front+desk@alshifa.example' });
    expect((await ask(1)).status).toBe(404);
    expect((await ask(999)).status).toBe(404);
    expect((await ask('')).status).toBe(400);
  });

  it('is found by its e-mail, whatever the case', async () => {
    expect((await findByEmail('Front+Desk@ALSHIFA.example')).body.map(({ id }) => id)).toEqual([2]);
    expect((await findByEmail('nobody@alshifa.example')).body).toEqual([]);
    expect((await findByEmail(DEMO.email)).body).toEqual([]);
    expect((await backend.call(findProvidersByEmail, {})).status).toBe(400);
  });

  it('can be created and then signs in', async () => {
    const { status, body } = await create(makeDraft('Palm@Clinic.Example'));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'عيادة النخيل',
      provider_type: 'clinic',
      auto_confirmation: false,
      total_doctors: 0,
      created_days_ago: 0,
      provider_user: { is_active: true, is_staff: true, is_superuser: false },
      location: { name: 'عيادة النخيل', country: 'UAE', postal_code: '0000', latitude: '25.10000', longitude: null },
    });
    expect((await read(body.id)).body).toEqual(body);
    expect((await findByEmail('palm@clinic.example')).body).toEqual([body]);
    expect(await mayEnter('palm@clinic.example', 'a good password')).toBe(true);
    expect(backend.output()).not.toContain('a good password');
  });

  it('cannot have the e-mail of another account, not even when both come at once', async () => {
    const taken = { provider_user: { email: ['An account with this email already exists.'] } };
    expect(await create(makeDraft('CONTACT@alnoor.example'))).toMatchObject({ status: 400, body: taken });
    expect(await create(makeDraft(DEMO.email))).toMatchObject({ status: 400, body: taken });
    const both = await Promise.all([create(makeDraft('twin@x.example')), create(makeDraft('Twin@x.example'))]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
  });

  it('is refused with every fault named at its field', async () => {
    const draft = makeDraft('not an address');
    const { status, body } = await create({
      ...draft,
      provider_user: { ...draft.provider_user, password: 'short', is_superuser: true },
      name: ' ',
      phone_number: 'call me',
      location: { ...draft.location, address: '', city: undefined, state: '', latitude: '95', longitude: 'east' },
    });
    const fault = [expect.any(String)];
    expect(status).toBe(400);
    expect(body).toEqual({
      provider_user: { email: fault, password: fault, is_superuser: fault },
      name: fault,
      phone_number: fault,
      location: { address: fault, city: fault, state: fault, latitude: fault, longitude: fault },
    });
    expect((await create({})).status).toBe(400);
  });

  it('can be given a new password, and the old one ends', async () => {
    const { status, body } = await reset(3, 'another password');
    expect(status).toBe(200);
    expect(body).toEqual((await read(3)).body);
    expect(await mayEnter('info@gulfheart.example', 'another password')).toBe(true);
    expect(await mayEnter('info@gulfheart.example', DEMO.providerPassword)).toBe(false);
    expect((await reset(3, '')).status).toBe(400);
    expect((await reset(999, 'another password')).status).toBe(404);
  });

  it('takes everything of its own along when deleted, and its sessions end', async () => {
    const token = await backend.signIn('hello@smiledental.example', DEMO.providerPassword);
    const query = { search: '', provider_id: 4, limit: 50 };
    const [doctor] = (await backend.call(searchDoctors, { query, token })).body.doctors;
    const { status, body } = await backend.call(deleteProvider, { params: { id: 4 } });
    expect({ status, body }).toEqual({ status: 204, body: undefined });

    expect((await read(4)).status).toBe(404);
    expect((await backend.call(readDoctor, { query: { doctor_id: doctor?.id } })).status).toBe(404);
    expect((await backend.call(searchDoctors, { query })).body).toEqual({ count: 0, doctors: [] });
    expect((await backend.call(searchDoctors, { query, token })).status).toBe(401);
    expect(await mayEnter('hello@smiledental.example', DEMO.providerPassword)).toBe(false);
    expect((await backend.call(deleteProvider, { params: { id: 4 } })).status).toBe(404);
  });

  it('is nothing to a caller who is not signed in', async () => {
    const answers = await Promise.all([
      backend.call(readProvider, { token: null }),
      backend.call(readProviderEmail, { token: null }),
      backend.call(findProvidersByEmail, { token: null }),
      backend.call(createProvider, { body: {}, token: null }),
      backend.call(resetProviderPassword, { params: { id: 1 }, body: {}, token: null }),
      backend.call(deleteProvider, { params: { id: 1 }, token: null }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
  });
});
