import fc from 'fast-check';
import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic } from 'redux-saga-test-plan/providers';

import { labPackagesApi, packageTestsApi } from '#client/api/homeServices/catalogue';
import { homeServicesSection } from '#client/sections/home-services';
import { labPackageKind } from '#client/sections/home-services/kinds/labPackage';
import { selectSteps, type StepsRoot } from '#client/state/forms/steps';
import { selectRequest, type RequestsRoot } from '#client/state/requests/requests';
import type { LabPackage, LabPackageDraft, PackageTestDraft } from '#contract/homeServices/catalogue';
import { anyFaults, faultyAnswers, type Fault } from '#test/support/builders/faultPlans';
import { runs } from '#test/support/runs';
import { afterFlow } from '#test/support/sagas/flow';

type State = RequestsRoot & StepsRoot;

const { events, keys } = labPackageKind;
const texts = { en: { name: 'Heart Check', description: '' }, ar: { name: 'فحص القلب', description: '' } };

/** A catalogue that takes what it is sent, and refuses a call or loses its answer where the plan says so. */
function makeService(faults: readonly Fault[]) {
  const packages: LabPackage[] = [];
  const answer = faultyAnswers(faults);
  const find = (id: unknown) => packages.find((one) => one.id === id);
  return {
    packages,
    provide: [
      [
        matchers.call.fn(labPackagesApi.create),
        dynamic(({ args }) =>
          answer(() => {
            const made = {
              ...(args as [LabPackageDraft])[0],
              id: packages.length + 1,
              included_tests: [],
              translations: [],
            };
            packages.push(made);
            return made;
          }),
        ),
      ],
      [
        matchers.call.fn(labPackagesApi.update),
        dynamic(({ args }) =>
          answer(() => {
            const [id, body] = args as [number, LabPackageDraft];
            Object.assign(find(id) ?? {}, body);
          }),
        ),
      ],
      [
        matchers.call.fn(labPackagesApi.translate),
        dynamic(({ args }) =>
          answer(() => {
            const [id, locale, words] = args as Parameters<typeof labPackagesApi.translate>;
            const owner = find(id);
            if (owner)
              owner.translations = [
                ...(owner.translations ?? []).filter((one) => one.locale !== locale),
                { locale, ...words },
              ];
          }),
        ),
      ],
      [
        matchers.call.fn(packageTestsApi.create),
        dynamic(({ args }) =>
          answer(() => {
            const { package: id, ...test } = (args as [PackageTestDraft])[0];
            const owner = find(id);
            const tests = owner?.included_tests ?? [];
            if (owner) owner.included_tests = [...tests, { ...test, id: tests.length + 1 }];
          }),
        ),
      ],
      [matchers.call.fn(labPackagesApi.list), dynamic(() => answer(() => structuredClone(packages)))],
    ] as Parameters<typeof afterFlow>[0]['provide'],
  };
}

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

function afterSending(faults: readonly Fault[], tests: readonly string[], times: number) {
  return afterEvents(
    faults,
    Array.from({ length: times }, () => submit(tests)),
  );
}

async function afterEvents(faults: readonly Fault[], submitted: readonly ReturnType<typeof submit>[]) {
  const service = makeService(faults);
  const state = await afterFlow<State>({
    watcher: homeServicesSection.watchers.homeServices,
    reducers: homeServicesSection.reducers,
    provide: service.provide,
    events: submitted,
  });
  return { state, packages: service.packages };
}

describe('when a lab package is created', () => {
  it('makes the item, its words, then its tests in order', async () => {
    const { state, packages } = await afterSending([], ['Lipids', 'ECG'], 1);

    expect(packages[0]?.code).toMatch(/^heart_check_[a-z0-9]{3}$/);
    expect(packages[0]?.translations?.map(({ locale }) => locale)).toEqual(['en', 'ar']);
    expect(packages[0]?.included_tests?.map(({ order, test_name }) => [order, test_name])).toEqual([
      [1, 'Lipids'],
      [2, 'ECG'],
    ]);
    expect(selectRequest(state, keys.save)?.status).toBe('succeeded');
  });

  it('without tests asks for one and sends nothing', async () => {
    const { state, packages } = await afterSending([], [], 1);

    expect(packages).toEqual([]);
    expect(selectRequest(state, keys.save)?.failure?.text).toMatchObject({
      defaultMessage: 'Please add at least one test to the package',
    });
  });

  it('tells which steps are done when one is refused', async () => {
    const { state } = await afterSending(['none', 'none', 'none', 'refused'], ['ECG'], 1);

    expect(selectSteps(state, keys.save).steps.map(({ id, status }) => [id, status])).toEqual([
      ['item', 'done'],
      ['en', 'done'],
      ['ar', 'refused'],
      ['test 1', 'waiting'],
    ]);
  });

  it.each<[string, Fault[]]>([
    ['its English words were refused', ['none', 'none', 'refused']],
    ['its own answer was lost and it could not be looked for', ['none', 'lost', 'lost']],
  ])('takes what was changed in the form after %s into the item and into its words', async (_, faults) => {
    const { packages } = await afterEvents(faults, [submit(['ECG'], 'first'), submit(['ECG'], 'second')]);

    expect(packages).toHaveLength(1);
    expect(packages[0]?.description).toBe('second');
    expect(packages[0]?.translations?.find(({ locale }) => locale === 'en')?.description).toBe('second');
  });
});

test('whatever fails on the way, resuming ends with one package, both languages and tests from 1 to n', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyFaults,
      fc.array(fc.constantFrom('ECG', 'Lipids', 'TSH'), { minLength: 1, maxLength: 4 }),
      async (faults, tests) => {
        const { packages } = await afterSending(faults, tests, faults.length + 1);

        expect(packages).toHaveLength(1);
        expect(packages[0]?.translations?.map(({ locale }) => locale).sort()).toEqual(['ar', 'en']);
        expect(packages[0]?.included_tests?.map(({ order, test_name }) => [order, test_name])).toEqual(
          tests.map((name, index) => [index + 1, name]),
        );
      },
    ),
    runs(40),
  );
});
