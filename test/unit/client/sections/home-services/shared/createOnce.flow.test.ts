import type { UnknownAction } from '@reduxjs/toolkit';
import { AxiosError } from 'axios';
import fc from 'fast-check';
import * as matchers from 'redux-saga-test-plan/matchers';
import type { StaticProvider } from 'redux-saga-test-plan/providers';
import { dynamic, throwError } from 'redux-saga-test-plan/providers';

import { labPackagesApi, labServicesApi, packageTestsApi, subcategoriesApi } from '#client/api/homeServices/catalogue';
import {
  homeProvidersApi,
  nursingLinksApi,
  packageLinksApi,
  serviceLinksApi,
} from '#client/api/homeServices/providers';
import { homeDoctorsApi, homeSchedulesApi, therapistsApi } from '#client/api/homeServices/staff';
import { homeServicesSection } from '#client/sections/home-services';
import type { resources } from '#client/sections/home-services/resources';
import * as declared from '#client/sections/home-services/resources';
import type { StepsRoot } from '#client/state/forms/steps';
import { selectSteps } from '#client/state/forms/steps';
import type { RequestsRoot } from '#client/state/requests/requests';
import { selectRequest } from '#client/state/requests/requests';
import { anyFaults, faultyAnswers } from '#test/support/builders/faults';
import type { Fault } from '#test/support/builders/faults';
import { afterFlow } from '#test/support/sagas/flow';

interface Row extends Record<string, unknown> {
  id: number;
}

interface Case {
  name: string;
  resource: (typeof resources)[number];
  api: { list: unknown; create: unknown; update: unknown; translate?: unknown };
  /** What the form sends. */
  draft: object;
  /** Something that is there already and looks alike, or is of the same provider. */
  before: object;
}

const words = { en: { name: 'Heart', description: 'English' }, ar: { name: 'قلب', description: 'عربي' } };
const translated = (body: object) => ({ body, images: {}, texts: words, tests: ['ECG'] });
const home = {
  name: 'Care',
  description: '',
  address: '',
  city: '',
  phone_number: '',
  email: 'Lost@Care.example',
  latitude: '',
  longitude: '',
  is_active: true,
  auto_confirmation: false,
};
const person = {
  provider: 3,
  first_name: 'Sara',
  last_name: 'Saleh',
  years_of_experience: 4,
  bio: '',
  is_active: true,
};
const hours = {
  availability_type: 'provider',
  provider: 3,
  date: '2027-01-04',
  start_time: '09:00:00',
  end_time: '17:00:00',
  is_available: true,
  slot_duration: 30,
};
const link = { provider: 3, price: '10', is_available: true };

/** Every kind of thing that is created. */
const cases: Case[] = [
  {
    name: 'subcategory',
    resource: declared.subcategoryResource,
    api: subcategoriesApi,
    draft: translated({ parent_category: 2, code: '' }),
    before: { parent_category: 2, code: 'heart_x1z' },
  },
  {
    name: 'lab service',
    resource: declared.labServiceResource,
    api: labServicesApi,
    draft: translated({ subcategory: 3, code: 'CBC' }),
    before: { subcategory: 3, code: 'CBC' },
  },
  {
    name: 'lab package',
    resource: declared.labPackageResource,
    api: labPackagesApi,
    draft: { ...translated({ subcategory: 3, code: '' }), tests: ['ECG'] },
    before: { subcategory: 3, code: 'heart_x1z' },
  },
  {
    name: 'provider',
    resource: declared.homeProviderResource,
    api: homeProvidersApi,
    draft: { ...translated(home), rewritten: [] },
    before: { name: 'Care', email: 'care@care.example' },
  },
  { name: 'doctor', resource: declared.homeDoctorResource, api: homeDoctorsApi, draft: person, before: person },
  { name: 'therapist', resource: declared.therapistResource, api: therapistsApi, draft: person, before: person },
  {
    name: 'schedule entry',
    resource: declared.homeScheduleResource,
    api: homeSchedulesApi,
    draft: hours,
    before: { ...hours, start_time: '18:00', end_time: '19:00' },
  },
  {
    name: 'service of a provider',
    resource: declared.serviceLinkResource,
    api: serviceLinksApi,
    draft: { ...link, service: 5 },
    before: { ...link, service: 6 },
  },
  {
    name: 'package of a provider',
    resource: declared.packageLinkResource,
    api: packageLinksApi,
    draft: { ...link, package: 5 },
    before: { ...link, package: 6 },
  },
  {
    name: 'nursing service of a provider',
    resource: declared.nursingLinkResource,
    api: nursingLinksApi,
    draft: { ...link, subcategory: 5 },
    before: { ...link, subcategory: 6 },
  },
];

/** A service that holds one thing already, which the page has never read, and keeps what it is sent in its own way. */
function makeService({ api, before }: Case, faults: readonly Fault[]) {
  const answer = faultyAnswers(faults);
  const rows: Row[] = [{ id: 1, ...before }];
  const spoken = new Map<string, unknown>();
  const kept = (body: object) => ({ ...body, ...('email' in body && { email: String(body.email).toLowerCase() }) });
  const on = (called: unknown, write: (...args: never[]) => unknown): StaticProvider => [
    matchers.call.fn(called as () => unknown),
    dynamic(({ args }) => answer(() => write(...(args as never[])))),
  ];
  const provide = [
    on(api.list, () => structuredClone(rows)),
    on(api.create, (body: object) => {
      const made = { ...kept(body), id: rows.length + 1 };
      rows.push(made);
      return made;
    }),
    on(api.update, (id: number, body: object) => Object.assign(rows.find((one) => one.id === id) ?? {}, kept(body))),
    on(api.translate ?? packageTestsApi.remove, (id: number, locale: string, texts: object) => {
      spoken.set(`${id} ${locale}`, texts);
    }),
    on(packageTestsApi.create, () => null),
  ];
  return { rows, spoken, provide };
}

function submittedOf({ resource, draft }: Case): UnknownAction {
  return resource.events.createSubmitted({ draft: draft as never, filter: {} as never });
}

async function afterSending(one: Case, faults: readonly Fault[]) {
  const service = makeService(one, faults);
  const state = await afterFlow<RequestsRoot>({
    watcher: homeServicesSection.watchers.homeServices,
    reducers: homeServicesSection.reducers,
    provide: service.provide,
    events: Array.from({ length: faults.length + 1 }, () => submittedOf(one)),
  });
  return { ...service, outcome: selectRequest(state, one.resource.keys.save)?.status };
}

test('an item of which nothing was sent can still be changed', async () => {
  const [, one] = cases;
  if (!one) throw new Error('There is no case');
  const lost = new AxiosError('Network Error', AxiosError.ERR_NETWORK);
  const state = await afterFlow<StepsRoot>({
    watcher: homeServicesSection.watchers.homeServices,
    reducers: homeServicesSection.reducers,
    provide: [[matchers.call.fn(one.api.list as () => unknown), throwError(lost)]],
    events: [submittedOf(one)],
  });

  expect(selectSteps(state, one.resource.keys.save).steps[0]).toMatchObject({
    id: 'item',
    status: 'refused',
    isLocked: false,
  });
});

describe.each(cases)('a new $name', (one) => {
  it('is made once whatever fails on the way, and nothing that was there is touched', async () => {
    await fc.assert(
      fc.asyncProperty(anyFaults, async (faults) => {
        const { rows, spoken, outcome } = await afterSending(one, faults);

        expect(outcome).toBe('succeeded');
        expect(rows).toHaveLength(2);
        expect(rows[0]).toEqual({ id: 1, ...one.before });
        expect([...spoken]).toEqual(
          one.api.translate
            ? [
                ['2 en', words.en],
                ['2 ar', words.ar],
              ]
            : [],
        );
      }),
      { numRuns: 25 },
    );
  });
});
