import { AxiosError, AxiosHeaders } from 'axios';
import type { AxiosResponse } from 'axios';
import fc from 'fast-check';
import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic } from 'redux-saga-test-plan/providers';

import { labPackagesApi, packageTestsApi } from '../../../../../src/client/api/homeServices/catalogue';
import { homeServicesSection } from '../../../../../src/client/sections/home-services';
import { labPackageResource } from '../../../../../src/client/sections/home-services/resources';
import { packageKind } from '../../../../../src/client/sections/home-services/sagas/kinds';
import type { RequestsRoot } from '../../../../../src/client/state/requests';
import { selectRequest } from '../../../../../src/client/state/requests';
import type { StepsRoot } from '../../../../../src/client/state/steps';
import { selectSteps } from '../../../../../src/client/state/steps';
import type { LabPackage, LabPackageDraft, PackageTestDraft } from '../../../../../src/contract/homeServices/catalogue';
import { afterFlow } from '../../../../support/flow';

type State = RequestsRoot & StepsRoot;
type Fault = 'none' | 'refused' | 'lost';

const { events, keys } = labPackageResource;
const texts = { en: { name: 'Heart Check', description: '' }, ar: { name: 'فحص القلب', description: '' } };

/** A catalogue that takes what it is sent, and refuses a call or loses its answer where the plan says so. */
function makeService(faults: readonly Fault[]) {
  const packages: LabPackage[] = [];
  let calls = 0;
  const answer = <Reply>(write: () => Reply): Reply => {
    const fault = faults[calls] ?? 'none';
    calls += 1;
    if (fault === 'refused') throw refusal();
    const reply = write();
    if (fault === 'lost') throw new AxiosError('Network Error', AxiosError.ERR_NETWORK);
    return reply;
  };
  const find = (id: unknown) => packages.find((one) => one.id === id);
  return {
    packages,
    provide: [
      [matchers.call.fn(labPackagesApi.create), dynamic(({ args }) => answer(() => {
        const made = { ...(args as [LabPackageDraft])[0], id: packages.length + 1, included_tests: [], translations: [] };
        packages.push(made);
        return made;
      }))],
      [matchers.call.fn(packageKind.translate), dynamic(({ args }) => answer(() => {
        const [id, locale, { name }] = args as Parameters<typeof packageKind.translate>;
        const owner = find(id);
        if (owner) owner.translations = [...(owner.translations ?? []).filter((one) => one.locale !== locale), { locale, name }];
      }))],
      [matchers.call.fn(packageTestsApi.create), dynamic(({ args }) => answer(() => {
        const { package: id, ...test } = (args as [PackageTestDraft])[0];
        const owner = find(id);
        const tests = owner?.included_tests ?? [];
        if (owner) owner.included_tests = [...tests, { ...test, id: tests.length + 1 }];
      }))],
      [matchers.call.fn(labPackagesApi.list), dynamic(() => answer(() => structuredClone(packages)))],
    ] as Parameters<typeof afterFlow>[0]['provide'],
  };
}

function refusal(): AxiosError {
  const config = { headers: new AxiosHeaders() };
  return new AxiosError('refused', '400', config, undefined, { status: 400, data: {}, headers: {}, statusText: '', config } as AxiosResponse);
}

const submit = (tests: readonly string[]) =>
  events.createSubmitted({ draft: { body: { subcategory: 3, code: '', description: '', tests_count: tests.length }, images: {}, texts, tests }, filter: {} });

async function afterSending(faults: readonly Fault[], tests: readonly string[], times: number) {
  const service = makeService(faults);
  const state = await afterFlow<State>({
    watcher: homeServicesSection.watchers.homeServices,
    reducers: homeServicesSection.reducers,
    provide: service.provide,
    events: Array.from({ length: times }, () => submit(tests)),
  });
  return { state, packages: service.packages };
}

describe('when a lab package is created', () => {
  it('makes the item, its words, then its tests in order', async () => {
    const { state, packages } = await afterSending([], ['Lipids', 'ECG'], 1);

    expect(packages[0]?.code).toMatch(/^heart_check_[a-z0-9]{3}$/);
    expect(packages[0]?.translations?.map(({ locale }) => locale)).toEqual(['en', 'ar']);
    expect(packages[0]?.included_tests?.map(({ order, test_name }) => [order, test_name])).toEqual([[1, 'Lipids'], [2, 'ECG']]);
    expect(selectRequest(state, keys.save)?.status).toBe('succeeded');
  });

  it('without tests asks for one and sends nothing', async () => {
    const { state, packages } = await afterSending([], [], 1);

    expect(packages).toEqual([]);
    expect(selectRequest(state, keys.save)?.failure?.text).toMatchObject({ defaultMessage: 'Please add at least one test to the package' });
  });

  it('tells which steps are done when one is refused', async () => {
    const { state } = await afterSending(['none', 'none', 'refused'], ['ECG'], 1);

    expect(selectSteps(state, keys.save).steps.map(({ id, status }) => [id, status])).toEqual([
      ['item', 'done'],
      ['en', 'done'],
      ['ar', 'refused'],
      ['test 1', 'waiting'],
    ]);
  });
});

const fault = fc.constantFrom<Fault>('none', 'refused', 'lost');

test('whatever fails on the way, resuming ends with one package, both languages and tests from 1 to n', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fault, { maxLength: 10 }), fc.array(fc.constantFrom('ECG', 'Lipids', 'TSH'), { minLength: 1, maxLength: 4 }), async (faults, tests) => {
      const { packages } = await afterSending(faults, tests, faults.length + 1);

      expect(packages).toHaveLength(1);
      expect(packages[0]?.translations?.map(({ locale }) => locale).sort()).toEqual(['ar', 'en']);
      expect(packages[0]?.included_tests?.map(({ order, test_name }) => [order, test_name])).toEqual(tests.map((name, index) => [index + 1, name]));
    }),
    { numRuns: 40 },
  );
});
