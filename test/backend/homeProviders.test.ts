import { listLabServices } from '#contract/homeServices/lists';
import * as lists from '#contract/homeServices/lists';
import * as providers from '#contract/homeServices/providers';
import * as staff from '#contract/homeServices/staff';
import { DEFAULT_COORDINATES } from '#contract/rules';
import { startBackend, type Backend } from '#test/support/backend/liveBackend';

const fault = [expect.any(String)];

const makeProvider = (overrides: object = {}) => ({
  name: 'Palm Home Care',
  description: 'Care by the sea.',
  address: 'Palm Street 1',
  city: 'Dubai',
  phone_number: '+97145550199',
  email: 'palm@home.example',
  latitude: '25.11000',
  longitude: '55.13000',
  is_active: true,
  auto_confirmation: false,
  ...overrides,
});

const makeEntry = (provider: unknown, overrides: object = {}) => ({
  availability_type: 'provider',
  provider,
  date: '2099-03-01',
  start_time: '09:00',
  end_time: '17:00',
  is_available: true,
  slot_duration: 30,
  ...overrides,
});

describe('home providers', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend();
  });
  afterAll(() => backend.stop());

  const create = (body: unknown) => backend.call(providers.createHomeProvider, { body });
  const list = async () => (await backend.call(lists.listHomeProviders)).body;
  const find = async (id: unknown) => (await list()).find((provider) => provider.id === id);
  const add = async () => (await create(makeProvider())).body.id;

  describe('by themselves', () => {
    it('are told with what follows from their reviews, offers and hours', async () => {
      const [first] = await list();
      expect(first).toMatchObject({ name: 'Al Noor Home Care', auto_confirmation: true, city: 'Dubai' });
      expect(first?.translations?.map(({ locale }) => locale).sort()).toEqual(['ar', 'en']);
      expect(Number(first?.rating)).toBeGreaterThan(3);
      expect(first?.total_reviews).toBeGreaterThan(10);
      expect(first?.logo).toMatch(/^\/provider-service\/media\//);
      expect(first?.earliest_availability).toEqual({
        date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
        time: expect.stringMatching(/^\d\d:00:00$/) as string,
      });
    });

    it('start without any of it, at the usual place', async () => {
      const { status, body } = await create({ name: 'Newcomer' });
      expect(status).toBe(201);
      expect(body).toMatchObject({
        ...DEFAULT_COORDINATES,
        name: 'Newcomer',
        email: '',
        is_active: true,
        auto_confirmation: false,
        logo: null,
        rating: null,
        total_reviews: 0,
        price_range: null,
        earliest_availability: null,
        translations: [],
      });
      expect(await find(body.id)).toEqual(body);
    });

    it('get their prices from what can be had, and their first hours from what is to come', async () => {
      const provider = await add();
      const offer = { provider, is_available: true };
      await backend.call(providers.createServiceLink, { body: { ...offer, service: 1, price: '90' } });
      await backend.call(providers.createPackageLink, { body: { ...offer, package: 1, price: '450.5' } });
      const dear = { ...offer, subcategory: 13, price: '9000', duration_minutes: 45, is_available: false };
      await backend.call(providers.createNursingLink, { body: dear });
      for (const [date, is_available] of [
        ['2020-01-01', true],
        ['2099-03-01', false],
        ['2099-03-02', true],
      ]) {
        await backend.call(staff.createHomeSchedule, { body: makeEntry(provider, { date, is_available }) });
      }
      expect(await find(provider)).toMatchObject({
        price_range: { currency: 'AED', min: '90.00', max: '450.50' },
        earliest_availability: { date: '2099-03-02', time: '09:00:00' },
      });
    });

    it('are stored as they were meant, texts and codes by their own rules', async () => {
      const { status, body } = await create(
        makeProvider({
          name: '\u200fعيادة ٩ – الخليج\u00a0',
          description: 'می\u200cروم\u200c \u0000',
          phone_number: '\u202a+٩٧١ ٤ ٥٥٥‑٠١٨٨\u202c',
          email: '\u200edesk@gulf.example',
          latitude: '\u221224,5',
        }),
      );
      expect({ status, body }).toMatchObject({
        status: 201,
        body: {
          name: 'عيادة ٩ – الخليج',
          description: 'می\u200cروم',
          phone_number: '+971 4 555-0188',
          email: 'desk@gulf.example',
          latitude: '-24.5',
        },
      });
      expect((await create(makeProvider({ name: '\u200b\u00a0', email: '\u200e' }))).body).toEqual({ name: fault });
    });

    it('are changed as a whole', async () => {
      const id = await add();
      const params = { id: Number(id) };
      const body = makeProvider({ name: 'Palm & Sea', is_active: false, auto_confirmation: true, email: '' });
      const changed = await backend.call(providers.updateHomeProvider, { params, body });
      expect(changed).toMatchObject({ status: 200, body });
      expect(await find(id)).toEqual(changed.body);
      const nobody = await backend.call(providers.updateHomeProvider, { params: { id: 9999 }, body });
      expect(nobody.status).toBe(404);
    });

    it('are refused with every fault named at its field', async () => {
      const wrong = { name: ' ', email: 'nobody', latitude: '91', longitude: 'east', is_active: 'yes' };
      expect(await create(makeProvider(wrong))).toMatchObject({ status: 400 });
      expect((await create(makeProvider(wrong))).body).toEqual({
        name: fault,
        email: fault,
        latitude: fault,
        longitude: fault,
        is_active: fault,
      });
      expect((await create({})).body).toEqual({ name: fault });
    });

    it.each(['0x10', '1e1', '--5', 'Infinity'])('are not found at the latitude %s', async (latitude) => {
      expect(await create(makeProvider({ latitude }))).toMatchObject({ status: 400, body: { latitude: fault } });
    });

    it('keep one text for each locale', async () => {
      const provider = await add();
      const translate = (locale: string, name: string) =>
        backend.call(providers.translateHomeProvider, { body: { provider, locale, name, description: 'x' } });
      await translate('en', 'Palm');
      await translate('ar', 'النخلة');
      expect((await translate('en', 'Palm Home')).status).toBe(201);
      const { body } = await backend.call(providers.listHomeProviderTranslations, { query: { provider } });
      expect([...body].sort((one, other) => other.locale.localeCompare(one.locale))).toEqual([
        { locale: 'en', name: 'Palm Home', description: 'x' },
        { locale: 'ar', name: 'النخلة', description: 'x' },
      ]);
      expect((await backend.call(providers.listHomeProviderTranslations)).status).toBe(400);
    });

    it('take everything of their own along when deleted, and nothing else', async () => {
      const services = (await backend.call(listLabServices)).body.length;
      const params = { id: 3 };
      const query = { provider: 3 };
      const schedule = { availability_type: 'provider', provider: 3 };
      const left = async () => [
        (await backend.call(providers.listServiceLinks, { query })).body.length,
        (await backend.call(providers.listPackageLinks, { query })).body.length,
        (await backend.call(providers.listNursingLinks, { query })).body.length,
        (await backend.call(providers.listHomeProviderTranslations, { query })).body.length,
        (await backend.call(staff.listHomeDoctors, { query })).body.length,
        (await backend.call(staff.listTherapists, { query })).body.length,
        (await backend.call(staff.listHomeSchedule, { query: schedule })).body.length,
      ];
      for (const count of await left()) expect(count).toBeGreaterThan(0);
      const logo = new URL((await find(3))?.logo ?? '', backend.url);
      expect((await backend.call(providers.deleteHomeProvider, { params })).status).toBe(204);
      expect(await left()).toEqual([0, 0, 0, 0, 0, 0, 0]);
      expect((await fetch(logo)).status).toBe(404);
      expect((await backend.call(providers.deleteHomeProvider, { params })).status).toBe(404);
      expect((await backend.call(listLabServices)).body).toHaveLength(services);
    });
  });

  describe('with what they offer', () => {
    it('offer an item once, also when two come at once', async () => {
      const provider = await add();
      const body = { provider, service: 2, price: '120.5', is_available: true };
      const both = await Promise.all([1, 2].map(() => backend.call(providers.createServiceLink, { body })));
      expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
      expect(both.find(({ status }) => status === 400)?.body).toEqual({ service: fault });
      const { body: links } = await backend.call(providers.listServiceLinks, { query: { provider } });
      expect(links).toEqual([{ ...body, id: expect.any(Number) as number, price: '120.50' }]);
      expect(
        (await backend.call(providers.createServiceLink, { body: { ...body, provider: 1, service: 40 } })).status,
      ).toBe(201);
    });

    it('change a price or an availability alone, or both', async () => {
      const provider = await add();
      const { body: made } = await backend.call(providers.createPackageLink, {
        body: { provider, package: 2, price: 300, is_available: true },
      });
      const update = (id: unknown, body: unknown) =>
        backend.call(providers.updatePackageLink, { params: { id: Number(id) }, body });
      expect((await update(made.id, { price: '310.25' })).body).toEqual({ ...made, price: '310.25' });
      expect((await update(made.id, { is_available: false })).body).toEqual({
        ...made,
        price: '310.25',
        is_available: false,
      });
      expect((await update(made.id, { ...made, price: '0' })).body).toEqual({ ...made, price: '0.00' });
      expect((await update(9999, { price: '1' })).status).toBe(404);
      expect((await update(made.id, [])).status).toBe(400);
    });

    it('cannot change a link into one that they have already', async () => {
      const provider = await add();
      const offer = { provider, price: '50', is_available: true };
      const link = async (service: number) =>
        (await backend.call(providers.createServiceLink, { body: { ...offer, service } })).body;
      await link(4);
      const { id } = await link(5);
      const answer = await backend.call(providers.updateServiceLink, {
        params: { id: Number(id) },
        body: { ...offer, service: 4 },
      });
      expect(answer).toMatchObject({ status: 400, body: { service: fault } });
    });

    it.each(['-1', '1.234', 'free', '', null, '12345678901'])('refuse %p as a price', async (price) => {
      const body = { provider: 1, service: 3, price, is_available: true };
      expect(await backend.call(providers.createServiceLink, { body })).toMatchObject({
        status: 400,
        body: { price: fault },
      });
    });

    it('refuse what does not exist, and nursing that is none', async () => {
      const offer = { price: '50', is_available: true };
      const unknown = await backend.call(providers.createServiceLink, {
        body: { ...offer, provider: 1, service: 9999 },
      });
      expect(unknown).toMatchObject({ status: 400, body: { service: fault } });
      const nobody = await backend.call(providers.createPackageLink, {
        body: { ...offer, provider: 9999, package: 1 },
      });
      expect(nobody).toMatchObject({ status: 400, body: { provider: fault } });
      const nursing = (overrides: object) =>
        backend.call(providers.createNursingLink, {
          body: { ...offer, provider: 1, subcategory: 18, duration_minutes: 45, ...overrides },
        });
      expect((await nursing({ subcategory: 7 })).body).toEqual({ subcategory: fault });
      expect((await nursing({ duration_minutes: 0 })).body).toEqual({ duration_minutes: fault });
      expect((await nursing({ duration_minutes: 50 })).body).toEqual({ duration_minutes: fault });
    });

    it('change how long nursing takes, and end it', async () => {
      const provider = await add();
      const { body: made } = await backend.call(providers.createNursingLink, {
        body: { provider, subcategory: 14, price: '200', is_available: true },
      });
      expect(made).toMatchObject({ duration_minutes: 45, price: '200.00' });
      const params = { id: Number(made.id) };
      const longer = await backend.call(providers.updateNursingLink, { params, body: { duration_minutes: 90 } });
      expect(longer.body).toEqual({ ...made, duration_minutes: 90 });
      expect((await backend.call(providers.deleteNursingLink, { params })).status).toBe(204);
      expect((await backend.call(providers.deleteNursingLink, { params })).status).toBe(404);
      expect((await backend.call(providers.listNursingLinks, { query: { provider } })).body).toEqual([]);
    });
  });

  it('are nothing to a caller who is not signed in', async () => {
    const params = { id: 1 };
    const query = { provider: 1 };
    const answers = await Promise.all([
      backend.call(lists.listHomeProviders, { token: null }),
      backend.call(providers.createHomeProvider, { body: {}, token: null }),
      backend.call(providers.deleteHomeProvider, { params, token: null }),
      backend.call(providers.listServiceLinks, { query, token: null }),
      backend.call(providers.updatePackageLink, { params, body: {}, token: null }),
      backend.call(providers.listHomeProviderTranslations, { query, token: null }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
  });
});
