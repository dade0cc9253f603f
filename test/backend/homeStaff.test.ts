import * as staff from '#contract/homeServices/staff';
import { startBackend, type Backend } from '#test/support/backend/liveBackend';

const fault = [expect.any(String)];
const PEDIATRICS = 2;
const SPEECH_THERAPY = 20;

const makeDoctor = (overrides: object = {}) => ({
  provider: 1,
  first_name: 'سارة',
  last_name: 'Haddad',
  specialization: PEDIATRICS,
  consultation_fee: '350.00',
  years_of_experience: 7,
  bio: 'Visits children.',
  services_offered: 'Home visit',
  is_active: true,
  languages: [2, 1],
  ...overrides,
});

const makeTherapist = (overrides: object = {}) => ({
  provider: 1,
  first_name: 'Omar',
  last_name: 'Saleh',
  therapy_type: SPEECH_THERAPY,
  session_fee: '200.00',
  years_of_experience: 3,
  bio: '',
  certifications: 'DHA licensed',
  is_active: true,
  ...overrides,
});

const makeEntry = (overrides: object = {}) => ({
  availability_type: 'provider',
  provider: 2,
  date: '2099-03-01',
  start_time: '09:00',
  end_time: '12:00',
  is_available: true,
  slot_duration: 30,
  ...overrides,
});

describe('who works for a home provider', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend();
  });
  afterAll(() => backend.stop());

  describe('as a doctor', () => {
    const create = (body: unknown) => backend.call(staff.createHomeDoctor, { body });
    const update = (id: unknown, body: unknown) =>
      backend.call(staff.updateHomeDoctor, { params: { id: Number(id) }, body });
    const list = async (query: object) => (await backend.call(staff.listHomeDoctors, { query })).body;

    it('is stored with ids and told with names', async () => {
      const { languages, ...fields } = makeDoctor();
      const { status, body } = await create({ ...fields, languages: [...languages, 1] });
      expect(status).toBe(201);
      expect(body).toEqual({
        ...fields,
        id: expect.any(Number) as number,
        specialization_name: 'Pediatrics',
        languages: [
          { id: 1, name: 'Arabic' },
          { id: 2, name: 'English' },
        ],
      });
      expect(await list({ provider: 1, specialty: PEDIATRICS })).toContainEqual(body);
      expect(await list({ provider: 2 })).not.toContainEqual(body);
      expect((await list({ specialty: PEDIATRICS })).every((one) => one.specialization === PEDIATRICS)).toBe(true);
    });

    it('speaks other languages after a change, and none when none are sent', async () => {
      const { body: made } = await create(makeDoctor());
      const changed = await update(made.id, makeDoctor({ languages: [8], consultation_fee: 99.5, is_active: false }));
      expect(changed).toMatchObject({
        status: 200,
        body: { languages: [{ id: 8, name: 'Russian' }], consultation_fee: '99.50', is_active: false },
      });
      expect((await update(made.id, makeDoctor({ languages: [] }))).body.languages).toEqual([]);
      expect((await update(9999, makeDoctor())).status).toBe(404);
      expect((await backend.call(staff.deleteHomeDoctor, { params: { id: Number(made.id) } })).status).toBe(204);
      expect((await backend.call(staff.deleteHomeDoctor, { params: { id: Number(made.id) } })).status).toBe(404);
    });

    it.each([
      ['not known', { years_of_experience: null }, { years_of_experience: null }],
      ['left out', { years_of_experience: undefined }, { years_of_experience: null }],
      ['in other digits', { years_of_experience: '١٢' }, { years_of_experience: 12 }],
    ])('has years that are %s', async (_, sent, stored) => {
      expect((await create(makeDoctor(sent))).body).toMatchObject(stored);
    });

    it.each([
      ['٣٥٠٫٥', '350.50'],
      ['AED 1,350', '1350.00'],
      ['1 350,5', '1350.50'],
    ])('takes the fee %s as the page does', async (consultation_fee, stored) => {
      expect((await create(makeDoctor({ consultation_fee }))).body).toMatchObject({ consultation_fee: stored });
    });

    it('is refused with every fault named, and nothing is half stored', async () => {
      const before = await list({ provider: 1 });
      expect((await create({})).body).toEqual({
        provider: fault,
        first_name: fault,
        last_name: fault,
        specialization: fault,
        consultation_fee: fault,
      });
      const wrong = { first_name: '\u200b ', years_of_experience: -1, consultation_fee: '1.350', languages: ['x'] };
      const { body } = await create(makeDoctor(wrong));
      expect(Object.keys(body).sort()).toEqual(Object.keys(wrong).sort());
      expect((await create(makeDoctor({ specialization: SPEECH_THERAPY }))).body).toEqual({ specialization: fault });
      expect((await create(makeDoctor({ provider: 9999 }))).body).toEqual({ provider: fault });
      expect((await create(makeDoctor({ languages: [1, 9999] }))).body).toEqual({ languages: fault });
      expect(await list({ provider: 1 })).toEqual(before);
    });
  });

  describe('as a therapist', () => {
    const create = (body: unknown) => backend.call(staff.createTherapist, { body });
    const list = async (query: object) => (await backend.call(staff.listTherapists, { query })).body;

    it('is created, found, changed and deleted', async () => {
      const { status, body } = await create(makeTherapist());
      expect(status).toBe(201);
      expect(body).toMatchObject({ ...makeTherapist(), therapy_type_name: 'Speech Therapy' });
      expect(await list({ provider: 1, therapy_type: SPEECH_THERAPY })).toContainEqual(body);
      expect(await list({ provider: 1, therapy_type: 19 })).not.toContainEqual(body);
      const params = { id: Number(body.id) };
      const changes = makeTherapist({ therapy_type: 19, session_fee: '250', certifications: '' });
      expect((await backend.call(staff.updateTherapist, { params, body: changes })).body).toMatchObject({
        therapy_type_name: 'Physiotherapy',
        session_fee: '250.00',
        certifications: '',
      });
      expect((await backend.call(staff.deleteTherapist, { params })).status).toBe(204);
      expect((await backend.call(staff.deleteTherapist, { params })).status).toBe(404);
    });

    it('is refused without a fee, or with a therapy that is none', async () => {
      expect((await create(makeTherapist({ session_fee: undefined }))).body).toEqual({ session_fee: fault });
      expect((await create(makeTherapist({ therapy_type: PEDIATRICS }))).body).toEqual({ therapy_type: fault });
    });
  });

  it('speaks one of the languages there are', async () => {
    const { body } = await backend.call(staff.listLanguages);
    expect(body).toContainEqual({ id: 1, name: 'Arabic' });
  });

  describe('comes at hours', () => {
    const create = (overrides: object = {}) => backend.call(staff.createHomeSchedule, { body: makeEntry(overrides) });
    const update = (id: unknown, overrides: object) =>
      backend.call(staff.updateHomeSchedule, { params: { id: Number(id) }, body: makeEntry(overrides) });
    const list = async (provider: unknown) =>
      (await backend.call(staff.listHomeSchedule, { query: { availability_type: 'provider', provider } })).body;

    it('that are listed by date and time', async () => {
      const entries = await list(1);
      const keys = entries.map(({ date, start_time }) => `${date} ${start_time}`);
      expect(keys.length).toBeGreaterThan(10);
      expect(keys).toEqual([...keys].sort());
      expect((await backend.call(staff.listHomeSchedule, { query: { provider: 1 } })).status).toBe(400);
    });

    it('that do not overlap, while those that touch are fine', async () => {
      const { status, body } = await create();
      expect(status).toBe(201);
      expect(body).toEqual({
        ...makeEntry(),
        id: expect.any(Number) as number,
        start_time: '09:00:00',
        end_time: '12:00:00',
      });
      const overlap = await create({ start_time: '11:59', end_time: '13:00' });
      expect(overlap).toMatchObject({
        status: 400,
        body: { detail: 'This provider already has hours on 2099-03-01 from 09:00 to 12:00.' },
      });
      expect((await create({ start_time: '12:00', end_time: '13:00' })).status).toBe(201);
      expect((await create({ provider: 4 })).status).toBe(201);
    });

    it('that last until midnight, however that is said', async () => {
      const night = { date: '2099-04-01', start_time: '21:00', end_time: '24:00' };
      const { body: made } = await create(night);
      expect(made).toMatchObject({ end_time: '23:59:59' });
      expect(await create({ ...night, start_time: '23:30', end_time: '23:59' })).toMatchObject({
        status: 400,
        body: { detail: 'This provider already has hours on 2099-04-01 from 21:00 to 24:00.' },
      });
      const params = { id: Number(made.id) };
      expect(await update(params.id, { ...night, end_time: '00:00:00' })).toMatchObject({
        status: 200,
        body: { end_time: '23:59:59' },
      });
      expect(await update(params.id, { ...night, end_time: '23:59' })).toMatchObject({
        body: { end_time: '23:59:00' },
      });
    });

    it('that can be changed without being in their own way', async () => {
      const { body: made } = await create({ date: '2099-03-02' });
      const longer = await update(made.id, { date: '2099-03-02', end_time: '14:00', is_available: false });
      expect(longer).toMatchObject({ status: 200, body: { end_time: '14:00:00', is_available: false } });
      expect((await update(made.id, { date: '2099-03-01' })).status).toBe(400);
      expect((await update(9999, { date: '2099-03-09' })).status).toBe(404);
      const params = { id: Number(made.id) };
      expect((await backend.call(staff.deleteHomeSchedule, { params })).status).toBe(204);
      expect((await backend.call(staff.deleteHomeSchedule, { params })).status).toBe(404);
      expect((await list(2)).map(({ id }) => id)).not.toContain(made.id);
    });

    it('that are taken once when the same come at once', async () => {
      const answers = await Promise.all([1, 2, 3, 4, 5].map(() => create({ date: '2099-03-03' })));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400]);
    });

    it.each([
      ['slot_duration', { slot_duration: 0 }],
      ['slot_duration', { slot_duration: 50 }],
      ['slot_duration', { slot_duration: 135 }],
      ['end_time', { end_time: '09:00' }],
      ['date', { date: '2099-02-30' }],
      ['date', { date: '0000-03-01' }],
      ['start_time', { start_time: '25:00' }],
      ['provider', { provider: 9999 }],
      ['availability_type', { availability_type: 'doctor' }],
    ])('and not with a wrong %s: %p', async (field, overrides) => {
      const answer = await create({ date: '2099-03-04', ...overrides });
      expect(answer).toMatchObject({ status: 400, body: { [field]: fault } });
    });
  });

  it('is nothing to a caller who is not signed in', async () => {
    const params = { id: 1 };
    const answers = await Promise.all([
      backend.call(staff.listHomeDoctors, { token: null }),
      backend.call(staff.createTherapist, { body: {}, token: null }),
      backend.call(staff.listLanguages, { token: null }),
      backend.call(staff.listHomeSchedule, { token: null }),
      backend.call(staff.updateHomeSchedule, { params, body: {}, token: null }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
  });
});
