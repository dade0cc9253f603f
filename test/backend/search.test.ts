import {
  listLocationDoctors,
  listSpecialties,
  searchDirectory,
  searchDoctors,
  searchProviders,
  updateDoctor,
  type DoctorPatch,
} from '#contract/directory';
import type { Endpoint } from '#contract/endpoint';
import { specialtyNames } from '#server/demo/directory';
import { startBackend, type Backend } from '#test/support/backend/liveBackend';

const fullName = (doctor: { title?: string | null; first_name: string; last_name: string }) =>
  [doctor.title, doctor.first_name, doctor.last_name].join(' ');

describe('finding in the directory', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend();
  });
  afterAll(() => backend.stop());

  const patch: Omit<DoctorPatch, 'first_name'> = {
    title: 'Dr.',
    last_name: 'Aziz',
    specializations: [3],
    license_number: '',
    license_expiry: null,
    bio: 'Hearts.',
    years_of_experience: 0,
    consultation_duration: 20,
    languages: ['Arabic'],
    services: ['Check-up'],
  };

  const find = async (search: string, type?: string) => {
    const { status, body } = await backend.call(searchDirectory, { query: type ? { search, type } : { search } });
    expect(status).toBe(200);
    return body;
  };

  it('finds doctors by any words of their names, whatever the case, with "Dr." or without', async () => {
    const { body: all } = await backend.call(searchDoctors, { query: { search: '', limit: 50 } });
    const wanted = all.doctors.filter(({ first_name }) => first_name === 'Sara');
    const found = await find('dr. sArA');
    expect(wanted.length).toBeGreaterThan(0);
    expect(found.doctors.map(fullName)).toEqual(wanted.map(fullName));
    expect(found).toMatchObject({ providers: [], locations: [], no_results: false });
    expect(found.counts).toEqual({ doctors: found.doctors.length, providers: 0 });
  });

  it('finds places by their own name and by that of their provider, in Arabic too', async () => {
    expect((await find('marina')).locations.map(({ name }) => name)).toEqual(['Al Noor Marina']);
    const found = await find('مركز الشفاء الطبي');
    expect(found.locations.map(({ provider_id }) => provider_id)).toEqual([2, 2]);
    expect(found.locations.find(({ id }) => id === 4)).toMatchObject({ city: 'Abu Dhabi', latitude: '24.46660' });
    expect(found.total_results).toBe(found.doctors.length + found.providers.length + 2);
  });

  it('leaves out the other kinds when one is asked for', async () => {
    const both = await find('al');
    expect(both.doctors.length * both.providers.length * both.locations.length).toBeGreaterThan(0);
    expect(await find('al', 'doctors')).toMatchObject({ doctors: both.doctors, providers: [], locations: [] });
    expect(await find('al', 'providers')).toMatchObject({ doctors: [], providers: both.providers, locations: [] });
  });

  it.each(['nobody at all', '%', '_', '\\'])('has a word for finding nothing (%s)', async (search) => {
    const nothing = { doctors: [], providers: [], locations: [], counts: { doctors: 0, providers: 0 } };
    const found = await find(search);
    expect(found).toEqual({ ...nothing, total_results: 0, no_results: true });
  });

  it('does not know other kinds, and needs words to look for', async () => {
    const call = (query: object) => backend.call(searchDirectory, { query });
    expect(await call({ search: 'al', type: 'staff' })).toMatchObject({
      status: 400,
      body: { type: [expect.any(String)] },
    });
    expect(await call({ search: 'a\0b' })).toMatchObject({ status: 200 });
    expect(await call({ search: 'x'.repeat(256) })).toMatchObject({ status: 400 });
    expect(await call({})).toMatchObject({ status: 400, body: { search: ['This field is required.'] } });
  });

  it('narrows doctors to a provider, a specialty and a place, and cuts the list where it is told to', async () => {
    const narrow = async (query: object) => {
      const { body } = await backend.call(searchDoctors, { query: { search: '', limit: 50, ...query } });
      return body;
    };
    const all = await narrow({ provider_id: '', specialty_id: '', location_id: '' });
    const ofProvider = await narrow({ provider_id: 3 });
    const atPlace = await narrow({ location_id: 1 });
    const ofSpecialty = await narrow({ specialty_id: 4 });
    expect([all.count, ofProvider.count]).toEqual([46, 8]);
    expect(ofProvider.doctors).toEqual(all.doctors.filter(({ provider_id }) => provider_id === 3));
    expect(atPlace.doctors).toEqual(all.doctors.filter(({ locations }) => locations?.some(({ id }) => id === 1)));
    expect(ofSpecialty.doctors).toEqual(all.doctors.filter((doctor) => doctor.specializations?.[0]?.id === 4));
    expect(await narrow({ provider_id: 3, location_id: 1 })).toEqual({ count: 0, doctors: [] });
    expect(await narrow({ limit: 2 })).toEqual({ count: 46, doctors: all.doctors.slice(0, 2) });
  });

  it('narrows providers to a type and a place', async () => {
    const narrow = async (query: object) => {
      const { body } = await backend.call(searchProviders, { query: { search: '', limit: 50, ...query } });
      return { count: body.count, ids: body.providers.map(({ id }) => id) };
    };
    expect((await narrow({})).count).toBe(9);
    expect(await narrow({ provider_type: 'hospital' })).toEqual({ count: 1, ids: [3] });
    expect(await narrow({ location_id: 5 })).toEqual({ count: 1, ids: [2] });
    expect(await narrow({ search: 'heart', provider_type: 'clinic' })).toEqual({ count: 0, ids: [] });
  });

  it.each([{ limit: 0 }, { limit: 51 }, { limit: 'all' }, { limit: 5, location_id: 'x' }])(
    'refuses %p',
    async (query) => {
      const sent = { query: { search: '', ...query } };
      expect((await backend.call(searchDoctors, sent)).status).toBe(400);
      expect((await backend.call(searchProviders, sent)).status).toBe(400);
    },
  );

  it('lists the doctors of a place', async () => {
    const { body } = await backend.call(listLocationDoctors, { params: { id: 6 } });
    expect(body).toHaveLength(8);
    expect(body[0]).toMatchObject({ consultation_duration: expect.any(Number) as number, provider_id: 3 });
    expect((await backend.call(listLocationDoctors, { params: { id: 999 } })).status).toBe(404);
  });

  it('lists the specialties by name', async () => {
    const { body } = await backend.call(listSpecialties);
    expect(body.map(({ name }) => name)).toEqual([...specialtyNames].sort());
  });

  it.each([
    ['أَحْمَد', ['احمد', 'إحمد', 'أحمـد', 'آحمد', 'ٱحمد']],
    ['فاطمة', ['فاطمه', 'فَاطِمَة']],
    ['هدى', ['هدي', 'هدی']],
    ['مؤيد', ['مويد']],
    ['هانئ', ['هاني', 'هانى']],
    ['زكريا', ['زکريا']],
    ['Zoë', ['zoe', 'ZOË', 'ZoE']],
    ['Strauß', ['strauss', 'STRAUSS']],
    ['Łukasz', ['lukasz', 'łukasz']],
    ['Ægir', ['aegir', 'ægir']],
    ['Room ٢٤', ['room 24', '۲۴']],
    ['عبد الرحيم', ['عبدالرحيم', 'رحيم عبد']],
    ['عبدالكريم', ['عبد الكريم']],
    ['Al-Hashimi', ['alhashimi', 'Al Hashimi', 'hashimi al']],
    ['alhashimi', ['Al-Hashimi', 'al hashimi']],
    ['D’Mello', ["d'mello", 'dmello', 'D Mello']],
    ['Anne-Lise', ['annelise', 'anne lise', 'dr. anne‑lise']],
  ])('finds %s however it is spelled', async (name, spellings) => {
    const changed = await backend.call(updateDoctor, { params: { id: 1 }, body: { ...patch, first_name: name } });
    expect(changed).toMatchObject({ status: 200, body: { first_name: name } });
    for (const spelling of [name, ...spellings])
      expect((await find(spelling)).doctors.map(({ first_name }) => first_name)).toContain(name);
  });

  it('finds no word across two of a name', async () => {
    await backend.call(updateDoctor, { params: { id: 1 }, body: { ...patch, first_name: 'Omar', last_name: 'Anas' } });
    const names = (await find('rana')).doctors.map(({ first_name }) => first_name);
    expect(names).not.toContain('Omar');
    expect((await find('omaranas')).doctors.map(({ id }) => id)).toEqual([1]);
  });

  it('needs a signed-in caller', async () => {
    const calls: Endpoint[] = [searchDirectory, searchDoctors, searchProviders, listSpecialties];
    const answers = await Promise.all(calls.map((endpoint) => backend.call(endpoint, { token: null })));
    expect(answers.map(({ status }) => status)).toEqual(calls.map(() => 401));
  });
});
