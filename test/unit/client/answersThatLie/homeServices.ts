import type { UnknownAction } from '@reduxjs/toolkit';

import { packageTests } from '#client/entities/homeServices';
import { homeServicesSection } from '#client/sections/home-services';
import {
  labPackageResource,
  labServiceResource,
  packageTestResource,
  subcategoryResource,
} from '#client/sections/home-services/catalogue/resources';
import { addScheduleKey, linkValueKey } from '#client/sections/home-services/keys';
import type { LinkKind } from '#client/sections/home-services/linking/events';
import { linkChangeSubmitted } from '#client/sections/home-services/linking/events';
import { linkResources } from '#client/sections/home-services/linking/resources';
import { homeProviderResource } from '#client/sections/home-services/providers/resources';
import { scheduleSubmitted } from '#client/sections/home-services/schedule/events';
import { homeScheduleResource } from '#client/sections/home-services/schedule/resources';
import { homeDoctorResource, therapistResource } from '#client/sections/home-services/staff/resources';
import type { Id } from '#contract/common';
import type { Endpoint } from '#contract/endpoint';
import * as catalogue from '#contract/homeServices/catalogue';
import * as offers from '#contract/homeServices/providers';
import * as staff from '#contract/homeServices/staff';
import type { Entry, State } from './entry';
import { LOST } from './faults';
import type { Row, Tables } from './service';
import { tableOf } from './service';

const section = homeServicesSection;
const texts = { en: { name: 'Heart', description: 'English' }, ar: { name: 'قلب', description: 'عربي' } };

/** One kind of thing of Home Services: its calls, and one of it as the service has it and as the form sends it. */
interface Kind {
  name: string;
  create: Endpoint;
  update: Endpoint;
  remove: Endpoint;
  resource: {
    keys: { save: string; remove: (id: Id) => string };
    events: {
      opened: (filter: never) => UnknownAction;
      createSubmitted: (sent: never) => UnknownAction;
      updateSubmitted: (sent: never) => UnknownAction;
      removeChosen: (row: { id: Id; name: string }) => UnknownAction;
    };
    selectRows: (state: never, filter: never) => readonly { id: Id }[] | undefined;
  };
  filter: Readonly<Record<string, string>>;
  row: Row;
  /** The fields that tell what the form has sent, as they are kept. */
  sent: Readonly<Record<string, unknown>>;
  /** What the form hands over for these fields. */
  draft: object;
}

/** The flows of one kind of thing: a new one, a change of one, and the end of one. */
function flowsOf({ name, create, update, remove, resource, filter, row, sent, draft }: Kind): Entry[] {
  const { keys, events, selectRows } = resource;
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

const subcategory = { parent_category: 1, code: 'heart', subcategory_type: 'lab', order: 1, show_test_options: true };
const labService = {
  subcategory: 3,
  code: 'HRT-1',
  description: '',
  requires_fasting: false,
  sample_type: 'Blood',
  duration_minutes: 10,
};
const labPackage = { subcategory: 3, code: 'heart', description: '', tests_count: 1 };
const provider = {
  name: 'Heart',
  description: 'English',
  address: '1 Street',
  city: 'Dubai',
  phone_number: '',
  email: 'care@mawid.example',
  latitude: '25',
  longitude: '55',
  is_active: true,
  auto_confirmation: false,
};
const translated = { images: {}, texts, rewritten: ['en', 'ar'], tests: ['Glucose'] };

const subcategories: Kind = {
  name: 'subcategory',
  create: catalogue.createSubcategory,
  update: catalogue.updateSubcategory,
  remove: catalogue.deleteSubcategory,
  resource: subcategoryResource,
  filter: {},
  row: { ...subcategory, id: 7, code: 'old', order: 9 },
  sent: { order: 1 },
  draft: { body: subcategory, ...translated },
};
const labServices: Kind = {
  name: 'lab service',
  create: catalogue.createLabService,
  update: catalogue.updateLabService,
  remove: catalogue.deleteLabService,
  resource: labServiceResource,
  filter: {},
  row: { ...labService, id: 7, code: 'OLD-1' },
  sent: { code: 'HRT-1' },
  draft: { body: labService, ...translated },
};
const labPackages: Kind = {
  name: 'lab package',
  create: catalogue.createLabPackage,
  update: catalogue.updateLabPackage,
  remove: catalogue.deleteLabPackage,
  resource: labPackageResource,
  filter: {},
  row: { ...labPackage, id: 7, code: 'old', tests_count: 9 },
  sent: { tests_count: 1 },
  draft: { body: labPackage, ...translated },
};
const homeProviders: Kind = {
  name: 'home provider',
  create: offers.createHomeProvider,
  update: offers.updateHomeProvider,
  remove: offers.deleteHomeProvider,
  resource: homeProviderResource,
  filter: {},
  row: { ...provider, id: 7, name: 'Old', city: 'Sharjah' },
  sent: { city: 'Dubai' },
  draft: { body: provider, ...translated },
};

const ofProvider = { provider: '3' };

const person = { provider: 3, first_name: 'Noor', last_name: 'Aziz', years_of_experience: 4, bio: '', is_active: true };
const hours = {
  availability_type: 'provider' as const,
  provider: 3,
  date: '2027-01-04',
  start_time: '09:00:00',
  end_time: '17:00:00',
  is_available: true,
  slot_duration: 30,
};

const plainKinds: readonly Kind[] = [
  linkKind('lab service link', 'serviceLinks', 'service', {
    create: offers.createServiceLink,
    update: offers.updateServiceLink,
    remove: offers.deleteServiceLink,
  }),
  linkKind('lab package link', 'packageLinks', 'package', {
    create: offers.createPackageLink,
    update: offers.updatePackageLink,
    remove: offers.deletePackageLink,
  }),
  linkKind('nursing link', 'nursingLinks', 'subcategory', {
    create: offers.createNursingLink,
    update: offers.updateNursingLink,
    remove: offers.deleteNursingLink,
  }),
  {
    name: 'doctor of a home provider',
    create: staff.createHomeDoctor,
    update: staff.updateHomeDoctor,
    remove: staff.deleteHomeDoctor,
    resource: homeDoctorResource,
    filter: ofProvider,
    row: { ...person, id: 7, first_name: 'Old', specialization: 1, consultation_fee: '10.00' },
    sent: { first_name: 'Noor' },
    draft: { ...person, specialization: 1, consultation_fee: '250.00', services_offered: '', languages: [] },
  },
  {
    name: 'therapist',
    create: staff.createTherapist,
    update: staff.updateTherapist,
    remove: staff.deleteTherapist,
    resource: therapistResource,
    filter: ofProvider,
    row: { ...person, id: 7, first_name: 'Old', therapy_type: 1, session_fee: '10.00' },
    sent: { first_name: 'Noor' },
    draft: { ...person, therapy_type: 1, session_fee: '250.00', certifications: '' },
  },
  {
    name: 'schedule entry',
    create: staff.createHomeSchedule,
    update: staff.updateHomeSchedule,
    remove: staff.deleteHomeSchedule,
    resource: homeScheduleResource,
    filter: ofProvider,
    row: { ...hours, id: 7, date: '2027-01-01' },
    sent: { date: '2027-01-04' },
    draft: hours,
  },
];

function linkKind(
  name: string,
  kind: LinkKind,
  itemField: string,
  calls: Pick<Kind, 'create' | 'update' | 'remove'>,
): Kind {
  const link = { provider: 3, [itemField]: 5, price: '120.00', is_available: true, duration_minutes: 30 };
  return {
    name,
    ...calls,
    resource: linkResources[kind],
    filter: ofProvider,
    row: { ...link, id: 7, [itemField]: 4, price: '80.00' },
    sent: { price: '120.00' },
    draft: link,
  };
}

/** A new price typed into the row of a link. */
function priceOf(name: string, kind: LinkKind, endpoint: Endpoint): Entry {
  const path = endpoint.path.replace('{id}/', '');
  const place = { link: { kind, id: 7, name: 'Glucose' }, field: 'price' as const };
  const row = { id: 7, provider: 3, price: '80.00', is_available: true, duration_minutes: 30 };
  const { events, selectRows } = linkResources[kind];
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
function textsOf({ name, create, resource, filter, draft }: Kind, endpoint: Endpoint): Entry {
  const kept = (tables: Tables) =>
    (tableOf(tables, create.path).at(-1)?.translations ?? []) as { name: string; locale: string }[];
  return {
    endpoint,
    flow: `the texts of a new ${name}`,
    section,
    service: {},
    opens: [resource.events.opened(filter as never)],
    does: [resource.events.createSubmitted({ draft, filter, typed: {} } as never)],
    key: resource.keys.save,
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
      labPackageResource.events.createSubmitted({
        draft: { body: labPackage, images: {}, texts, tests: ['Glucose', 'Iron'] },
        filter: {},
      }),
    ],
    key: labPackageResource.keys.save,
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
    opens: [labPackageResource.events.opened({})],
    does: [packageTestResource.events.removeChosen({ id: 1, name: 'Glucose' })],
    key: packageTestResource.keys.remove(1),
    isThere: (tables) => tableOf(tables, '/api/v3/package-tests/').length === 0,
    isShown: (state: State) => packageTests.selectById(state, 1) === undefined,
    looksAfter: LOST,
  },
  {
    endpoint: staff.createHomeSchedule,
    flow: 'availability of a provider for several dates',
    section,
    opens: [homeScheduleResource.events.opened(ofProvider)],
    does: [scheduleSubmitted({ provider: 3, drafts: scheduleDates.map((date) => ({ ...hours, date })) })],
    key: addScheduleKey(3),
    isThere: (tables) =>
      tableOf(tables, '/api/v3/availability/')
        .map(({ date }) => date)
        .sort()
        .join() === scheduleDates.join(),
  },
];
