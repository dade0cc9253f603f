import { packageTests } from '#client/entities/homeServices';
import { addScheduleKey, linkValueKey } from '#client/sections/home-services/keys';
import { homeScheduleKind } from '#client/sections/home-services/kinds/homeSchedule';
import { labPackageKind } from '#client/sections/home-services/kinds/labPackage';
import { linkKinds } from '#client/sections/home-services/kinds/links';
import { packageTestKind } from '#client/sections/home-services/kinds/packageTest';
import { linkChangeSubmitted, type LinkKind } from '#client/sections/home-services/linking/events';
import { scheduleSubmitted } from '#client/sections/home-services/schedule/events';
import type { Endpoint } from '#contract/endpoint';
import * as catalogue from '#contract/homeServices/catalogue';
import * as offers from '#contract/homeServices/providers';
import * as staff from '#contract/homeServices/staff';
import { LOST } from '#test/support/service/fates';
import {
  homeProviders,
  hours,
  labPackage,
  labPackages,
  labServices,
  ofProvider,
  plainKinds,
  subcategories,
  texts,
  type Kind,
} from '#test/support/service/homeKinds';
import { tableOf, type Row, type Tables } from '#test/support/service/tables';
import { homeServicesSection } from '#test/support/wholeSections';
import type { Entry, State } from './entry';

const section = homeServicesSection;

/** The flows of one kind of thing: a new one, a change of one, and the end of one. */
function flowsOf({ name, create, update, remove, kind, filter, row, sent, draft }: Kind): Entry[] {
  const { keys, events, selectRows } = kind;
  const path = create.path;
  const isSent = (one: Row) => Object.entries(sent).every(([field, value]) => String(one[field]) === String(value));
  const holding = { section, service: { [path]: [row] }, opens: [events.opened(filter as never)] };
  const submitted = { draft, filter, typed: {} };
  return [
    {
      ...holding,
      endpoint: create,
      flow: `a new ${name}`,
      does: [events.createSubmitted(submitted as never)],
      key: keys.save,
      isThere: (tables) => tableOf(tables, path).filter(isSent).length === 1,
      looksAfter: ['an empty 2xx'],
    },
    {
      ...holding,
      endpoint: update,
      flow: `a changed ${name}`,
      does: [events.updateSubmitted({ ...submitted, id: row.id } as never)],
      key: keys.save,
      isThere: (tables) => tableOf(tables, path).filter(isSent).length === 1,
    },
    {
      ...holding,
      endpoint: remove,
      flow: `delete a ${name}`,
      does: [events.removeChosen({ id: row.id, name: 'It' })],
      key: keys.remove(row.id),
      isThere: (tables) => tableOf(tables, path).length === 0,
      isShown: (state: State) => selectRows(state as never, filter as never)?.length === 0,
      looksAfter: LOST,
    },
  ];
}

/** A new price typed into the row of a link. */
function priceOf(name: string, kind: LinkKind, endpoint: Endpoint): Entry {
  const path = endpoint.path.replace('{id}/', '');
  const place = { link: { kind, id: 7, name: 'Glucose' }, field: 'price' as const };
  const row = { id: 7, provider: 3, price: '80.00', is_available: true, duration_minutes: 30 };
  const { events, selectRows } = linkKinds[kind];
  return {
    endpoint,
    flow: `a price in the row of a ${name}`,
    section,
    service: { [path]: [row] },
    opens: [events.opened(ofProvider)],
    does: [linkChangeSubmitted({ ...place, value: '120.00' })],
    key: linkValueKey(place),
    isThere: (tables) => tableOf(tables, path)[0]?.price === '120.00',
    isShown: (state: State) => selectRows(state, ofProvider)?.[0]?.price === '120.00',
    looksAfter: LOST,
  };
}

/** The texts of a new item, which are sent after it. */
function textsOf({ name, create, kind, filter, draft }: Kind, endpoint: Endpoint): Entry {
  const kept = (tables: Tables) =>
    (tableOf(tables, create.path).at(-1)?.translations ?? []) as { name: string; locale: string }[];
  return {
    endpoint,
    flow: `the texts of a new ${name}`,
    section,
    service: {},
    opens: [kind.events.opened(filter as never)],
    does: [kind.events.createSubmitted({ draft, filter, typed: {} } as never)],
    key: kind.keys.save,
    isThere: (tables) =>
      kept(tables)
        .map((one) => one.name)
        .join() === 'Heart,قلب' && tableOf(tables, create.path).length === 1,
  };
}

const scheduleDates = ['2027-01-04', '2027-01-05'];

/** The writing calls of Home Services. */
export const ofHomeServices: readonly Entry[] = [
  ...[subcategories, labServices, labPackages, homeProviders, ...plainKinds].flatMap(flowsOf),
  textsOf(subcategories, catalogue.translateSubcategory),
  textsOf(labServices, catalogue.translateLabService),
  textsOf(labPackages, catalogue.translateLabPackage),
  textsOf(homeProviders, offers.translateHomeProvider),
  priceOf('lab service link', 'serviceLinks', offers.updateServiceLink),
  priceOf('lab package link', 'packageLinks', offers.updatePackageLink),
  priceOf('nursing link', 'nursingLinks', offers.updateNursingLink),
  {
    endpoint: catalogue.createPackageTest,
    flow: 'the tests of a new lab package',
    section,
    does: [
      labPackageKind.events.createSubmitted({
        draft: { body: labPackage, images: {}, texts, parts: ['Glucose', 'Iron'] },
        filter: {},
      }),
    ],
    key: labPackageKind.keys.save,
    isThere: (tables) =>
      tableOf(tables, '/api/v3/package-tests/')
        .map((test) => test.test_name)
        .join() === 'Glucose,Iron',
  },
  {
    endpoint: catalogue.deletePackageTest,
    flow: 'remove a test from a lab package',
    section,
    service: {
      '/api/v3/packages/': [{ ...labPackage, id: 7 }],
      '/api/v3/package-tests/': [{ id: 1, package: 7, test_name: 'Glucose', order: 1 }],
    },
    opens: [labPackageKind.events.opened({})],
    does: [packageTestKind.events.removeChosen({ id: 1, name: 'Glucose' })],
    key: packageTestKind.keys.remove(1),
    isThere: (tables) => tableOf(tables, '/api/v3/package-tests/').length === 0,
    isShown: (state: State) => packageTests.selectById(state, 1) === undefined,
    looksAfter: LOST,
  },
  {
    endpoint: staff.createHomeSchedule,
    flow: 'availability of a provider for several dates',
    section,
    opens: [homeScheduleKind.events.opened(ofProvider)],
    does: [scheduleSubmitted({ provider: 3, drafts: scheduleDates.map((date) => ({ ...hours, date })) })],
    key: addScheduleKey(3),
    isThere: (tables) =>
      tableOf(tables, '/api/v3/availability/')
        .map(({ date }) => date)
        .sort()
        .join() === scheduleDates.join(),
  },
];
