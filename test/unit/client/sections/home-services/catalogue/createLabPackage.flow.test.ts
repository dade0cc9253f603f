import fc from 'fast-check';

import { homeServicesSection } from '#client/sections/home-services';
import { labPackageKind } from '#client/sections/home-services/kinds/labPackage';
import { selectSteps } from '#client/state/forms/steps';
import { selectRequest } from '#client/state/requests/requests';
import type { Translation } from '#contract/common';
import { runs } from '#test/support/runs';
import { play } from '#test/support/service/desk';
import { ANY_FATE, type Fate } from '#test/support/service/fates';
import { inTurn, Service } from '#test/support/service/service';

const { events, keys } = labPackageKind;
const texts = { en: { name: 'Heart Check', description: '' }, ar: { name: 'فحص القلب', description: '' } };

const submit = (tests: readonly string[], description = '') =>
  events.createSubmitted({
    draft: {
      body: { subcategory: 3, code: '', description, tests_count: tests.length },
      images: {},
      texts: { ...texts, en: { ...texts.en, description } },
      parts: tests,
    },
    filter: {},
  });

/** What comes of packages that are submitted to a catalogue whose calls, of any kind, meet these fates. */
async function after(submitted: readonly ReturnType<typeof submit>[], fates: readonly Fate[] = []) {
  const service = new Service(
    {},
    inTurn(fates, () => true),
  );
  const state = await play(homeServicesSection, service, submitted);
  const tests = service.rows('/api/v3/package-tests/').map(({ order, test_name }) => [order, test_name]);
  const packages = service.rows('/api/v3/packages/');
  return { state, packages, tests, words: packages.flatMap((one) => (one.translations ?? []) as Translation[]) };
}

describe('when a lab package is created', () => {
  it('makes the item, its words, then its tests in order', async () => {
    const { state, packages, words, tests } = await after([submit(['Lipids', 'ECG'])]);

    expect(packages[0]?.code).toMatch(/^heart_check_[a-z0-9]{3}$/);
    expect(words.map(({ locale }) => locale)).toEqual(['en', 'ar']);
    expect(tests).toEqual([
      [1, 'Lipids'],
      [2, 'ECG'],
    ]);
    expect(selectRequest(state, keys.save)?.status).toBe('succeeded');
  });

  it('without tests asks for one and sends nothing', async () => {
    const { state, packages } = await after([submit([])]);

    expect(packages).toEqual([]);
    expect(selectRequest(state, keys.save)?.failure?.text).toMatchObject({
      defaultMessage: 'Please add at least one test to the package',
    });
  });

  it('tells which steps are done when one is refused', async () => {
    const { state } = await after([submit(['ECG'])], ['answered', 'answered', 'answered', 'refused']);

    expect(selectSteps(state, keys.save).steps.map(({ id, status }) => [id, status])).toEqual([
      ['item', 'done'],
      ['en', 'done'],
      ['ar', 'refused'],
      ['test 1', 'waiting'],
    ]);
  });

  it.each<[string, Fate[]]>([
    ['its English words were refused', ['answered', 'answered', 'refused']],
    [
      'its own answer was lost and it could not be looked for',
      ['answered', 'lost after it took effect', 'lost after it took effect'],
    ],
  ])('takes what was changed in the form after %s into the item and into its words', async (_, fates) => {
    const { packages, words } = await after([submit(['ECG'], 'first'), submit(['ECG'], 'second')], fates);

    expect(packages).toHaveLength(1);
    expect(packages[0]?.description).toBe('second');
    expect(words.find(({ locale }) => locale === 'en')?.description).toBe('second');
  });
});

test('whatever fails on the way, resuming ends with one package, both languages and tests from 1 to n', async () => {
  const parts = fc.array(fc.constantFrom('ECG', 'Lipids', 'TSH'), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(fc.array(ANY_FATE, { maxLength: 10 }), parts, async (fates, names) => {
      const { packages, words, tests } = await after(Array(fates.length + 1).fill(submit(names)), fates);

      expect(packages).toHaveLength(1);
      expect(words.map(({ locale }) => locale).sort()).toEqual(['ar', 'en']);
      expect(tests).toEqual(names.map((name, index) => [index + 1, name]));
    }),
    runs(40),
  );
});
