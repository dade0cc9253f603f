import * as matchers from 'redux-saga-test-plan/matchers';
import { delay, fork, put } from 'typed-redux-saga';

import * as availabilitiesApi from '#client/api/availabilities';
import * as directoryApi from '#client/api/directory';
import { labPackagesApi, labServicesApi, subcategoriesApi } from '#client/api/homeServices/catalogue';
import {
  homeProvidersApi,
  nursingLinksApi,
  packageLinksApi,
  serviceLinksApi,
} from '#client/api/homeServices/providers';
import { setUpSection } from '#client/app/set-up';
import { setUpStopped, setUpWanted, type SetUpRoot } from '#client/app/set-up/slice';
import { addDays, dayOf } from '#client/lib/dates';
import { makeAvailability, makeDoctor, makeProvider } from '#test/support/builders/clinic';
import { connectionLost } from '#test/support/builders/faults';
import { afterFlow } from '#test/support/sagas/flow';
import { failing, serve } from '#test/support/sagas/service';

const today = dayOf(new Date());
const onMap = { latitude: '25.07', longitude: '55.14' };
const licensed = { license_expiry: addDays(today, 400), locations: [] };
const directory = {
  doctors: [
    makeDoctor({ ...licensed, id: 5, first_name: 'Amal', last_name: 'Rashid', license_expiry: addDays(today, 45) }),
    makeDoctor({ ...licensed, id: 6, first_name: 'Idris', last_name: 'Khan' }),
  ],
  providers: [
    makeProvider({ id: 40, name: 'Creek Clinic', total_doctors: 0, location: { id: 3, ...onMap }, locations: [] }),
  ],
  locations: [
    { id: 3, name: 'Creek', latitude: null, longitude: null },
    { id: 4, name: 'Palm', latitude: '2.5', longitude: '55', provider_id: 41 },
  ],
};
const home = [
  { id: 8, name: 'Home Care', ...onMap, translations: [{ id: 1, locale: 'ar', name: 'رعاية' }] },
  { id: 9, name: 'Home Lab', latitude: 25, longitude: 55, translations: null },
];
const texts = [{ id: 2, locale: 'ar', name: 'اسم' }];
const packages = [
  { id: 30, subcategory: 1, code: 'IRON', name: 'Iron', included_tests: [], translations: texts },
  { id: 31, subcategory: 1, code: 'LIVER', name: null, tests_count: 4, translations: [] },
];

const services = (lost: readonly unknown[] = []) => {
  const answers: [api: (...args: never[]) => unknown, answer: (...args: never[]) => unknown][] = [
    [directoryApi.searchDirectory, () => ({ ...directory, counts: { doctors: 2, providers: 1, total: 3 } })],
    [
      availabilitiesApi.listDoctorAvailabilities,
      (id: number) => (id === 5 ? [makeAvailability({ date: addDays(today, 13) })] : []),
    ],
    [homeProvidersApi.list, () => home],
    [homeProvidersApi.translations, () => []],
    [serviceLinksApi.list, ({ provider }: { provider: number }) => (provider === 8 ? [{ price: '0' }] : [])],
    [packageLinksApi.list, () => []],
    [nursingLinksApi.list, ({ provider }: { provider: number }) => (provider === 8 ? [{ price: '90.00' }] : [])],
    [labPackagesApi.list, () => packages],
    [subcategoriesApi.list, () => [{ id: 1, code: 'BLOOD', name: 'Blood', translations: texts }]],
    [labServicesApi.list, () => [{ id: 60, code: 'HB', name: 'Haemoglobin', translations: [] }]],
  ];
  return answers.map(([api, answer]) =>
    serve(api as never, (lost.includes(api) ? failing(connectionLost()) : answer) as never),
  );
};

async function setUpAfter(provide: Parameters<typeof afterFlow>[0]['provide'], ...events: { type: string }[]) {
  const state = await afterFlow<SetUpRoot>({
    watcher: function* watchAndAct() {
      yield* fork(setUpSection.watchers.setUp);
      for (const event of events) {
        yield* put(event);
        yield* delay(1);
      }
    },
    reducers: setUpSection.reducers,
    provide,
    events: [],
  });
  return state.setUp;
}

it('lists every gap with the place where it can be closed, and nothing that is in order', async () => {
  const { status, total, done, missed, lines } = await setUpAfter(services(), setUpWanted());

  expect({ status, total, done, missed }).toEqual({ status: 'done', total: 10, done: 10, missed: 0 });
  expect(Object.fromEntries(lines.map(({ key, place }) => [key, [place.section, place.params]]))).toEqual({
    'licence/5': ['manage-providers', { q: 'Amal Rashid', kind: 'doctors', open: '5', form: 'profile' }],
    'hours/6': ['manage-providers', { q: 'Idris Khan', kind: 'doctors', hours: '6' }],
    'doctors/40': ['manage-providers', { details: '40' }],
    'coordinates/place/4': ['manage-providers', { details: '41' }],
    'coordinates/home/9': ['home-services', { tab: 'providers', open: '9' }],
    'price/9': ['home-services', { tab: 'linking', provider: '9' }],
    'arabic/providers/9': ['home-services', { tab: 'providers', q: 'Home Lab', texts: 'arabicMissing' }],
    'tests/30': ['home-services', { tab: 'labPackages', open: '30' }],
    'arabic/labPackages/31': ['home-services', { tab: 'labPackages', q: 'LIVER', texts: 'arabicMissing' }],
    'arabic/labServices/60': ['home-services', { tab: 'labServices', q: 'Haemoglobin', texts: 'arabicMissing' }],
  });
});

it('what cannot be read is counted, and the rest is looked through', async () => {
  const { status, missed, lines } = await setUpAfter(
    services([directoryApi.searchDirectory, packageLinksApi.list]),
    setUpWanted(),
  );

  expect([status, missed]).toEqual(['done', 3]);
  expect(lines.map(({ check }) => check)).not.toContain('licence');
  expect(lines.map(({ key }) => key)).toContain('tests/30');
});

it('Stop ends it and keeps what was found, and a second look begins anew', async () => {
  const hangs = [
    [matchers.call.fn(homeProvidersApi.list), new Promise(() => undefined)] as never,
    ...services().filter((_, at) => at !== 2),
  ];
  const stopped = await setUpAfter(hangs, setUpWanted(), setUpStopped());
  const again = await setUpAfter(services(), setUpWanted(), setUpWanted());

  expect(stopped.status).toBe('stopped');
  expect(stopped.lines.map(({ key }) => key)).toContain('hours/6');
  expect([again.status, again.lines.length]).toEqual(['done', 10]);
});
