import * as catalogue from '#contract/homeServices/catalogue';
import * as lists from '#contract/homeServices/lists';
import { createServiceLink, listServiceLinks } from '#contract/homeServices/providers';
import { CATEGORY_CODES } from '#contract/rules';
import { startBackend, type Backend } from '#test/support/backend/liveBackend';

const BLOOD = 7;
const WOUND_CARE = 13;
const fault = [expect.any(String)];

const makeSubcategory = (overrides: object = {}) => ({
  parent_category: 2,
  code: 'genetics_x1y',
  subcategory_type: 'lab_subcategory',
  order: 9,
  show_test_options: true,
  ...overrides,
});

const makeService = (overrides: object = {}) => ({
  subcategory: BLOOD,
  code: 'GENE',
  description: 'A look at the genes.',
  requires_fasting: false,
  sample_type: 'Blood',
  duration_minutes: 15,
  ...overrides,
});

const makePackage = (overrides: object = {}) => ({
  subcategory: BLOOD,
  code: 'family_k2m',
  description: '',
  tests_count: 3,
  ...overrides,
});

describe('the catalogue', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend();
  });
  afterAll(() => backend.stop());

  const createSubcategory = (body: unknown) => backend.call(catalogue.createSubcategory, { body });
  const createService = (body: unknown) => backend.call(catalogue.createLabService, { body });
  const createPackage = (body: unknown) => backend.call(catalogue.createLabPackage, { body });
  const findService = async (id: unknown) =>
    (await backend.call(lists.listLabServices)).body.find((service) => service.id === id);
  const findPackage = async (id: unknown) =>
    (await backend.call(lists.listLabPackages)).body.find((item) => item.id === id);

  describe('of categories', () => {
    it('has the four that are predefined, named in the language asked for', async () => {
      const { status, body } = await backend.call(lists.listCategories);
      expect(status).toBe(200);
      expect(body.map(({ id, code }) => [id, code])).toEqual(CATEGORY_CODES.map((code, at) => [at + 1, code]));
      expect(body[1]?.name).toBe('Lab Tests');
      const arabic = await backend.call(lists.listCategories, { query: { locale: 'ar' } });
      expect(arabic.body[1]?.name).toBe('الفحوصات المخبرية');
      expect((await backend.call(lists.listCategories, { query: { locale: 'fr' } })).status).toBe(400);
    });
  });

  describe('of subcategories', () => {
    const list = async (query: object) => (await backend.call(catalogue.listSubcategories, { query })).body;

    it('is narrowed by category and by type', async () => {
      expect((await list({})).length).toBeGreaterThan(20);
      expect(new Set((await list({ parent_category: 3 })).map((row) => row.parent_category))).toEqual(new Set([3]));
      const therapies = await list({ subcategory_type: 'therapy_type' });
      expect(new Set(therapies.map((row) => row.subcategory_type))).toEqual(new Set(['therapy_type']));
      expect(await list({ parent_category: 3, subcategory_type: 'therapy_type' })).toEqual([]);
    });

    it('takes a new one, which has no name until it is translated', async () => {
      const { status, body } = await createSubcategory(makeSubcategory());
      expect(status).toBe(201);
      expect(body).toEqual({
        ...makeSubcategory(),
        id: expect.any(Number) as number,
        icon: null,
        name: null,
        description: null,
        translations: [],
      });
      const translate = (locale: string, name: string, description?: string) =>
        backend.call(catalogue.translateSubcategory, { body: { subcategory: body.id, locale, name, description } });
      expect(await translate('en', 'Genetics', 'Inherited traits.')).toMatchObject({
        status: 201,
        body: { locale: 'en', name: 'Genetics', description: 'Inherited traits.' },
      });
      await translate('ar', 'الوراثة');
      const named = (await list({ parent_category: 2 })).find(({ id }) => id === body.id);
      expect(named).toMatchObject({ name: 'Genetics', description: 'Inherited traits.' });
      expect(named?.translations).toHaveLength(2);
    });

    it('replaces the texts of a locale that has some already', async () => {
      const translate = (name: string) =>
        backend.call(catalogue.translateSubcategory, { body: { subcategory: WOUND_CARE, locale: 'ar', name } });
      await translate('جروح');
      expect((await translate('تضميد الجروح')).status).toBe(201);
      const row = (await list({ parent_category: 3 })).find(({ id }) => id === WOUND_CARE);
      expect(row?.translations?.filter(({ locale }) => locale === 'ar')).toEqual([
        { locale: 'ar', name: 'تضميد الجروح', description: '' },
      ]);
    });

    it('takes an Arabic description alone, an English one only with a name', async () => {
      const translate = (locale: string, description: string) =>
        backend.call(catalogue.translateSubcategory, {
          body: { subcategory: WOUND_CARE, locale, name: '', description },
        });
      expect((await translate('ar', 'تضميد')).status).toBe(201);
      expect(await translate('ar', '')).toMatchObject({ status: 400, body: { name: fault } });
      expect(await translate('en', 'Dressing.')).toMatchObject({ status: 400, body: { name: fault } });
    });

    it('refuses what is missing, wrong or unknown, field by field', async () => {
      expect(await createSubcategory({})).toMatchObject({
        status: 400,
        body: { parent_category: fault, code: fault, subcategory_type: fault, order: fault },
      });
      const wrong = makeSubcategory({ code: ' ', subcategory_type: 'garden', order: 0, show_test_options: 'perhaps' });
      expect((await createSubcategory(wrong)).body).toEqual({
        code: fault,
        subcategory_type: fault,
        order: fault,
        show_test_options: fault,
      });
      expect(await createSubcategory(makeSubcategory({ code: 'new', parent_category: 5 }))).toMatchObject({
        status: 400,
        body: { parent_category: fault },
      });
      const translation = { subcategory: 9999, locale: 'de', name: 7 };
      expect((await backend.call(catalogue.translateSubcategory, { body: translation })).body).toEqual({
        locale: fault,
        name: fault,
      });
      const unknown = { subcategory: 9999, locale: 'en', name: 'Nobody' };
      expect(await backend.call(catalogue.translateSubcategory, { body: unknown })).toMatchObject({
        status: 400,
        body: { subcategory: fault },
      });
    });

    it('has a code once, also when two come at once', async () => {
      const both = await Promise.all([1, 2].map(() => createSubcategory(makeSubcategory({ code: 'twin' }))));
      expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
      expect(both.find(({ status }) => status === 400)?.body).toEqual({ code: fault });
    });

    it('changes one, and keeps one that is still used from being deleted', async () => {
      const { body: made } = await createSubcategory(makeSubcategory({ code: 'to_change' }));
      const params = { id: Number(made.id) };
      const body = makeSubcategory({ code: 'to_change', order: 3, show_test_options: false });
      expect(await backend.call(catalogue.updateSubcategory, { params, body })).toMatchObject({ status: 200, body });
      expect((await backend.call(catalogue.deleteSubcategory, { params })).status).toBe(204);
      expect((await backend.call(catalogue.deleteSubcategory, { params })).status).toBe(404);
      expect((await backend.call(catalogue.updateSubcategory, { params, body })).status).toBe(404);

      const used = await backend.call(catalogue.deleteSubcategory, { params: { id: BLOOD } });
      expect(used).toMatchObject({
        status: 400,
        body: { detail: expect.stringMatching(/^It is still used by lab \w+\.$/) as string },
      });
      expect((await list({ parent_category: 2 })).map(({ id }) => id)).toContain(BLOOD);
    });

    it.each([
      ['specialty', 'home doctors'],
      ['lab_subcategory', 'lab services'],
      ['nursing_service', 'nursing links'],
      ['therapy_type', 'therapists'],
    ])('keeps the type %s of one that %s rely on, and changes the rest of it', async (subcategory_type, users) => {
      const [first] = await list({ subcategory_type });
      const params = { id: Number(first?.id) };
      const update = (changed: object) =>
        backend.call(catalogue.updateSubcategory, { params, body: { ...first, icon: undefined, ...changed } });
      const other = subcategory_type === 'specialty' ? 'therapy_type' : 'specialty';
      expect(await update({ subcategory_type: other })).toMatchObject({
        status: 400,
        body: { subcategory_type: [`It is still used by ${users}.`] },
      });
      expect(await update({ order: 7 })).toMatchObject({ status: 200, body: { subcategory_type, order: 7 } });
    });

    it('changes the type of one that nothing relies on', async () => {
      const { body: made } = await createSubcategory(makeSubcategory({ code: 'to_move' }));
      const body = makeSubcategory({ code: 'to_move', subcategory_type: 'therapy_type' });
      expect(await backend.call(catalogue.updateSubcategory, { params: { id: Number(made.id) }, body })).toMatchObject({
        status: 200,
        body,
      });
    });
  });

  describe('of lab services', () => {
    it('is narrowed by subcategory, with every text that there is', async () => {
      const { body } = await backend.call(lists.listLabServices, { query: { subcategory: BLOOD } });
      expect(new Set(body.map(({ subcategory }) => subcategory))).toEqual(new Set([BLOOD]));
      expect(body[0]).toMatchObject({ code: 'CBC', name: 'Complete Blood Count', requires_fasting: false });
      expect(body[0]?.translations).toHaveLength(2);
      expect(body.find(({ code }) => code === 'DDIMER')?.translations).toHaveLength(1);
    });

    it('keeps what is written, and says its own words before those of the translation', async () => {
      const { status, body } = await createService(makeService({ duration_minutes: '40', requires_fasting: 'true' }));
      expect(status).toBe(201);
      expect(body).toMatchObject(makeService({ duration_minutes: 40, requires_fasting: true, name: null }));
      const texts = { service: body.id, locale: 'en', name: 'Gene Test', description: 'Other words.' };
      await backend.call(catalogue.translateLabService, { body: texts });
      expect(await findService(body.id)).toMatchObject({ name: 'Gene Test', description: 'A look at the genes.' });

      const params = { id: Number(body.id) };
      const update = makeService({ code: 'GENE-2', description: '' });
      const changed = await backend.call(catalogue.updateLabService, { params, body: update });
      expect(changed).toMatchObject({
        status: 200,
        body: { code: 'GENE-2', description: 'Other words.', duration_minutes: 15, requires_fasting: false },
      });
      expect(await findService(body.id)).toEqual(changed.body);
    });

    it('refuses wrong values, and a subcategory that is not of the lab', async () => {
      expect((await createService({ duration_minutes: 0, subcategory: 'x', code: '' })).body).toEqual({
        duration_minutes: fault,
        subcategory: fault,
        code: fault,
      });
      for (const subcategory of [WOUND_CARE, 9999]) {
        const answer = await createService(makeService({ code: 'LOST', subcategory }));
        expect(answer).toMatchObject({ status: 400, body: { subcategory: fault } });
      }
      expect((await createService('{"subcategory":')).status).toBe(400);
    });

    it('takes its links along when deleted', async () => {
      const { body: made } = await createService(makeService({ code: 'SHORT' }));
      const link = { provider: 1, service: made.id, price: '80', is_available: true };
      const { body: linked } = await backend.call(createServiceLink, { body: link });
      const links = async () => (await backend.call(listServiceLinks, { query: { provider: 1 } })).body;
      expect(await links()).toContainEqual(linked);
      expect((await backend.call(catalogue.deleteLabService, { params: { id: Number(made.id) } })).status).toBe(204);
      expect(await findService(made.id)).toBeUndefined();
      expect(await links()).not.toContainEqual(linked);
    });
  });

  describe('of lab packages', () => {
    const addTest = (body: unknown) => backend.call(catalogue.createPackageTest, { body });

    it('counts the tests that are there, whatever was sent, and keeps the order of the rest', async () => {
      const { status, body: made } = await createPackage(makePackage());
      expect(status).toBe(201);
      expect(made).toMatchObject({ tests_count: 0, included_tests: [] });
      const tests = [];
      for (const [at, test_name] of ['Iron', 'Zinc', 'Calcium'].entries()) {
        const { status: added, body } = await addTest({ package: made.id, test_name, order: at + 1 });
        expect(added).toBe(201);
        expect(body).toMatchObject({ package: made.id, test_name, order: at + 1 });
        tests.push(body);
      }
      expect(await findPackage(made.id)).toMatchObject({ tests_count: 3 });

      const params = { id: Number(tests[1]?.id) };
      expect((await backend.call(catalogue.deletePackageTest, { params })).status).toBe(204);
      expect((await backend.call(catalogue.deletePackageTest, { params })).status).toBe(404);
      const left = await findPackage(made.id);
      expect(left?.tests_count).toBe(2);
      expect(left?.included_tests?.map(({ test_name, order }) => [test_name, order])).toEqual([
        ['Iron', 1],
        ['Calcium', 3],
      ]);
    });

    it('refuses a test without a name, a place or a package', async () => {
      expect((await addTest({ package: 1, test_name: '  ', order: 0 })).body).toEqual({
        test_name: fault,
        order: fault,
      });
      const lost = await addTest({ package: 9999, test_name: 'Iron', order: 1 });
      expect(lost).toMatchObject({ status: 400, body: { package: fault } });
    });

    it('is changed, translated and deleted with its tests', async () => {
      const { body: made } = await createPackage(makePackage({ code: 'seniors_p0w' }));
      const params = { id: Number(made.id) };
      const { body: test } = await addTest({ package: made.id, test_name: 'Iron', order: 1 });
      await backend.call(catalogue.translateLabPackage, { body: { package: made.id, locale: 'en', name: 'Seniors' } });
      const update = makePackage({ code: 'seniors_p0w', subcategory: 8, tests_count: 0 });
      expect(await backend.call(catalogue.updateLabPackage, { params, body: update })).toMatchObject({
        status: 200,
        body: { name: 'Seniors', subcategory: 8, tests_count: 1 },
      });
      const hormones = await backend.call(lists.listLabPackages, { query: { subcategory: 8 } });
      expect(hormones.body.map(({ id }) => id)).toContain(made.id);
      expect((await backend.call(catalogue.deleteLabPackage, { params })).status).toBe(204);
      expect((await backend.call(catalogue.deletePackageTest, { params: { id: Number(test.id) } })).status).toBe(404);
    });
  });

  it('is nothing to a caller who is not signed in', async () => {
    const params = { id: 1 };
    const answers = await Promise.all([
      backend.call(lists.listCategories, { token: null }),
      backend.call(catalogue.listSubcategories, { token: null }),
      backend.call(catalogue.createLabService, { body: makeService(), token: null }),
      backend.call(catalogue.updateLabPackage, { params, body: makePackage(), token: null }),
      backend.call(catalogue.deleteSubcategory, { params, token: null }),
      backend.call(catalogue.translateLabService, { body: {}, token: null }),
      backend.call(catalogue.createPackageTest, { body: {}, token: null }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
  });
});
