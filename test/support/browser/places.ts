import type { Locator } from 'playwright-core';

import { sections } from '#client/app/sections';
import { dayOf } from '#client/lib/dates';
import type { Message } from '#client/lib/text';
import { LIST_VIEWS } from '#client/sections/appointments/list/address';
import { switchMessages } from '#client/sections/appointments/view/messages';
import { SHOWN_AS } from '#client/sections/appointments/view/shownAs';
import { homeFindable } from '#client/sections/home-services/findable';
import { LINKING_PARTS } from '#client/sections/home-services/linking/LinkingTab';
import { linkMessages } from '#client/sections/home-services/linking/messages';
import { homeMessages } from '#client/sections/home-services/messages';
import type { Parts } from '#client/sections/home-services/providers/ProviderSubTabs';
import { staffMessages } from '#client/sections/home-services/staff/messages';
import { STAFF_PARTS } from '#client/sections/home-services/staff/StaffTab';
import { TABS } from '#client/sections/home-services/tabs';
import { directoryFindable } from '#client/sections/manage-providers/finding/findable';
import type { Offered } from '#client/state/findable';
import { dialogParams } from '#client/state/params';
import { listAppointments } from '#contract/appointments';
import { searchDirectory } from '#contract/directory';
import { listHomeProviders, listLabPackages } from '#contract/homeServices/lists';
import { placeOf } from '../doors';
import { TO_COME } from '../toCome';
import type { Desk } from './desk';

/** Where a person can be: a view, a tab, or a dialog that the address opens. */
export interface Place {
  /** Its section, and what tells it there. */
  name: string;
  section: string;
  /** What the address says of it. */
  query: string;
  /** What stands over the page, or names the dialog. */
  title: string;
  isDialog: boolean;
  /** One thing that no other place has; of a dialog within it. */
  only: (within: Locator) => Locator;
  /** A dialog that opens there by itself. */
  asks?: string;
  /** What of the address is left of it once it is open. */
  behind?: string;
  /** What is chosen in the groups on screen, the outer one first. */
  chosen: readonly Choice[];
}

/** One of several choices that stand together. */
export interface Choice {
  role: 'group' | 'tablist';
  group: string;
  name: string;
  /** Whether nobody has to choose it. */
  isUsual: boolean;
}

/** What the places are about, in the data of the desk. */
interface Data {
  visit: { id: string; patient: string; patientName: string; doctor: string; place: string; day: string };
  location: string;
  doctor: string;
  provider: string;
  providerName: string;
  homeProvider: { id: string; name: string };
  labPackage: { id: string; name: string };
}

const button = (name: string) => (within: Locator) => within.getByRole('button', { name, exact: true }).first();
const heading = (name: string) => (within: Locator) =>
  within.getByRole('heading', { name }).and(within.page().locator(`:not(:is(${TO_COME}) *)`));
const text = (name: string) => (within: Locator) => within.getByText(name).first();
/** On a telephone the tabs of a section are a field to choose from. */
const tab = (name: string) => (within: Locator) =>
  within
    .getByRole('tab', { name, exact: true, selected: true })
    .or(within.getByRole('combobox').filter({ hasText: name }))
    .first();
const field = (name: string) => (within: Locator) => within.getByLabel(name).first();

const OF_VIEWS: Readonly<Record<(typeof LIST_VIEWS)[number], Place['only']>> = {
  list: (page) => page.getByRole('table', { name: 'Appointments' }),
  board: (page) => page.getByRole('grid').getByRole('columnheader').first(),
  figures: heading('Visits a day'),
};

/** What each tab of Home Services has alone, by its name in the address. */
const OF_TABS: Readonly<Record<string, Place['only']>> = {
  categories: text('The main categories are predefined and cannot be edited here.'),
  subcategories: button('Add Subcategory'),
  labServices: button('Add Lab Service'),
  labPackages: button('Add Lab Package'),
  providers: button('Add Provider'),
  linking: (page) => page.getByRole('tablist', { name: 'Kind of link' }),
  staff: (page) => page.getByRole('tablist', { name: 'Kind of staff' }),
  schedule: tab('Availability'),
};

/** The dialogs that the address opens, by their section and parameter; the forms of a section by what opens each. */
const OF_DIALOGS: Readonly<Record<string, (data: Data) => Pick<Place, 'query' | 'title' | 'only' | 'behind'>>> = {
  'appointments/open view board': ({ visit }) => ({
    query: `view=board&open=${visit.id}`,
    title: visit.patientName,
    only: button('Book follow-up'),
  }),
  'appointments/visits': ({ visit }) => ({
    query: `visits=${visit.patient}`,
    title: `All visits of ${visit.patientName}`,
    only: (dialog) => dialog.getByRole('list', { name: 'Visits in order' }),
  }),
  'appointments/follow': ({ visit }) => ({
    query: `follow=${visit.id}`,
    title: 'Book follow-up',
    only: field('Interval'),
  }),
  'appointments/book': () => ({ query: 'book=anybody', title: 'Book a visit', only: field('Patient') }),
  'appointments/sooner': ({ visit: { doctor, day, place } }) => ({
    query: `sooner=${doctor}&free=${day}/23:00-23:20/${place}`,
    title: 'Who could come sooner',
    only: text('The doctor has no opening hours at this time.'),
  }),
  'appointments/away': ({ visit: { doctor, day } }) => ({
    query: `away=${doctor}&on=${day}`,
    title: 'Doctor away',
    only: button('Find times'),
  }),
  'appointments/closed': ({ visit: { day }, location }) => ({
    query: `closed=${location}&on=${day}`,
    title: 'Clinic closed',
    only: field('Start Date'),
  }),
  'appointments/late': ({ visit: { doctor } }) => ({
    query: `late=${doctor}`,
    title: 'Doctor late',
    only: (dialog) =>
      dialog.getByRole('table', { name: 'Plan' }).or(dialog.getByText('No active appointments in this time')).first(),
  }),
  'availabilities/form': ({ location }) => ({
    query: `section=availabilities&location=${location}&form=all`,
    title: 'Add Availability for All Doctors',
    only: field('Available From'),
  }),
  'manage-providers/hours': ({ provider }) => ({
    query: `section=manage-providers&details=${provider}&hours=provider`,
    title: 'Manage Provider Availabilities',
    only: field('Available From'),
  }),
  'manage-providers/form=add': () => ({
    query: 'section=manage-providers&form=add',
    title: 'Add a New Provider',
    only: field('Description'),
  }),
  'manage-providers/form=reset': () => ({
    query: 'section=manage-providers&form=reset',
    title: 'Reset Provider Password',
    only: field('Email'),
  }),
  'home-services/open tab labPackages': ({ labPackage }) => ({
    query: `section=home-services&tab=labPackages&open=${labPackage.id}`,
    title: `Tests of ${labPackage.name}`,
    only: (dialog) => dialog.getByRole('grid', { name: 'Tests' }).or(dialog.getByRole('list', { name: 'Tests' })),
  }),
  'home-services/open tab providers': ({ homeProvider }) => ({
    query: `section=home-services&tab=providers&open=${homeProvider.id}`,
    title: homeProvider.name,
    only: text('Auto-Confirm'),
  }),
  'home-services/form=subcategory': () => ({
    query: 'section=home-services&tab=subcategories&form=subcategory',
    behind: 'section=home-services&tab=subcategories',
    title: 'Add Subcategory',
    only: field('Category'),
  }),
  'home-services/form=labService': () => ({
    query: 'section=home-services&tab=labServices&form=labService',
    behind: 'section=home-services&tab=labServices',
    title: 'Add Lab Service',
    only: field('Subcategory'),
  }),
  'home-services/form=labPackage': () => ({
    query: 'section=home-services&tab=labPackages&form=labPackage',
    behind: 'section=home-services&tab=labPackages',
    title: 'Add Lab Package',
    only: field('Subcategory'),
  }),
  'home-services/form=import': () => ({
    query: 'section=home-services&tab=labServices&form=import',
    behind: 'section=home-services&tab=labServices',
    title: 'Import',
    only: field('Paste'),
  }),
  'home-services/form=homeProvider': () => ({
    query: 'section=home-services&tab=providers&form=homeProvider',
    behind: 'section=home-services&tab=providers',
    title: 'Add Provider',
    only: field('Phone'),
  }),
};

/** The tabs in which a provider is chosen first: what is asked for opens then. */
const OF_A_PROVIDER = ['linking', 'staff', 'schedule'];

/** The verbs of a section that open a form by the address, as the search through everything offers them. */
const formsOf = (offers: readonly Offered[]) =>
  offers.flatMap((offer) => {
    const { form, tab = '' } = placeOf(offer)?.params ?? {};
    return form && !OF_A_PROVIDER.includes(tab) ? [form] : [];
  });

const FORMS: Readonly<Record<string, readonly string[]>> = {
  availabilities: [],
  'manage-providers': formsOf(directoryFindable.offers),
  'home-services': [...new Set(formsOf(homeFindable.offers))],
};

/** The dialogs that the tables of the product know, as `OF_DIALOGS` names them. */
function knownDialogs(): string[] {
  return sections.flatMap(({ id }) =>
    dialogParams(id).flatMap(({ name, beside }) => {
      const forms = name === 'form' ? (FORMS[id] ?? []) : [];
      if (forms.length > 0) return forms.map((form) => `${id}/form=${form}`);
      return [[`${id}/${name}`, ...(beside ?? [])].join(' ')];
    }),
  );
}

/** Every place that the tables of the product know; throws for one that is not told apart here. */
export async function readPlaces(desk: Desk): Promise<Place[]> {
  const data = await readData(desk);
  return [...ofAppointments(), ...ofSections(data), ...ofHomeServices(data), ...dialogs(data)];
}

const place = (section: string, rest: Omit<Place, 'section' | 'isDialog' | 'chosen'> & Partial<Place>): Place => ({
  section,
  isDialog: false,
  chosen: [],
  ...rest,
});

const shownAs = (view: (typeof LIST_VIEWS)[number]): Choice => ({
  role: 'group',
  group: switchMessages.shownAs.defaultMessage,
  name: SHOWN_AS[view].label.defaultMessage,
  isUsual: view === LIST_VIEWS[0],
});

const tabOf = (group: Message, { label }: { label: Message }, isUsual: boolean): Choice => ({
  role: 'tablist',
  group: group.defaultMessage,
  name: label.defaultMessage,
  isUsual,
});

function ofAppointments(): Place[] {
  const forms = LIST_VIEWS.map((view) => {
    const query = view === 'list' ? '' : `view=${view}`;
    const { name } = shownAs(view);
    return place('appointments', { name, query, title: 'Appointments', only: OF_VIEWS[view], chosen: [shownAs(view)] });
  });
  const title = switchMessages.waits.defaultMessage;
  return [...forms, place('appointments', { name: title, query: 'view=waits', title, only: heading(title) })];
}

function ofSections({ location, doctor, provider, providerName }: Data): Place[] {
  const availabilities = 'section=availabilities';
  const directory = 'section=manage-providers';
  const setUp = { name: 'set-up', query: 'section=set-up', title: 'Set-up' };
  return [
    place('set-up', { ...setUp, only: button('Look through the set-up') }),
    ...[
      { name: 'search', query: availabilities, only: field('Search providers by name') },
      { name: 'a location', query: `${availabilities}&location=${location}`, only: button('Back to Search') },
      {
        name: 'a doctor',
        query: `${availabilities}&location=${location}&doctor=${doctor}`,
        only: button('Back to Doctors'),
      },
    ].map((one) => place('availabilities', { ...one, title: 'Provider Availability' })),
    place('manage-providers', {
      name: 'search',
      query: directory,
      title: 'Manage Providers',
      only: field('search doctors and providers by name'),
    }),
    place('manage-providers', {
      name: 'a provider',
      query: `${directory}&details=${provider}`,
      title: providerName,
      only: button('Delete Provider'),
    }),
    place('referral-tracking', {
      name: 'locked',
      query: 'section=referral-tracking',
      title: 'Referral Tracking',
      only: button('Enter one-time password'),
      asks: 'Enter OTP for Referral Dashboard',
    }),
  ];
}

function ofHomeServices({ homeProvider }: Data): Place[] {
  const title = 'Home Services';
  const parts: Readonly<Record<string, { kinds: Message; all: Parts }>> = {
    linking: { kinds: linkMessages.kinds, all: LINKING_PARTS },
    staff: { kinds: staffMessages.kinds, all: STAFF_PARTS },
  };
  return TABS.flatMap(({ id, label }, at) => {
    const query = `section=home-services&tab=${id}`;
    const outer = tabOf(homeMessages.title, { label }, at === 0);
    const { kinds, all } = parts[id] ?? { all: [] };
    return [
      place('home-services', { name: id, query, title, only: known(OF_TABS, id), chosen: [outer] }),
      ...all.map((part, of) =>
        place('home-services', {
          name: `${id}/${part.id}`,
          query: `${query}&provider=${homeProvider.id}${of === 0 ? '' : `&part=${part.id}`}`,
          title,
          only: tab(part.label.defaultMessage),
          chosen: [outer, ...(kinds ? [tabOf(kinds, part, false)] : [])],
        }),
      ),
    ];
  });
}

function dialogs(data: Data): Place[] {
  return knownDialogs().map((name) => ({
    name,
    section: name.slice(0, name.indexOf('/')),
    isDialog: true,
    chosen: [],
    ...known(OF_DIALOGS, name)(data),
  }));
}

function known<Value>(table: Readonly<Record<string, Value>>, name: string): Value {
  const found = table[name];
  if (found === undefined) throw new Error(`Nobody has said by what ${name} is known.`);
  return found;
}

async function readData({ backend, nameOf }: Desk): Promise<Data> {
  const [{ body: list }, { body: directory }, { body: homeProviders }, { body: packages }] = await Promise.all([
    backend.call(listAppointments),
    backend.call(searchDirectory, { query: { search: 'a' } }),
    backend.call(listHomeProviders),
    backend.call(listLabPackages, { query: {} }),
  ]);
  const today = dayOf(new Date());
  const visit = list.find(
    ({ status, date, user_id, doctor_id }) => status === 'confirmed' && date === today && user_id && doctor_id,
  );
  const doctor = directory.doctors.find(({ locations }) => locations?.length);
  const [provider] = directory.providers;
  const homeProvider = homeProviders.find(({ auto_confirmation: isSet }) => isSet);
  const labPackage = packages.find(({ included_tests: tests }) => tests?.length);
  return {
    visit: {
      id: String(visit?.id),
      patient: String(visit?.user_id),
      patientName: visit?.local_user?.name ?? '',
      doctor: String(visit?.doctor_id),
      place: String(visit?.location_id ?? ''),
      day: today,
    },
    location: String(doctor?.locations?.[0]?.id),
    doctor: String(doctor?.id),
    provider: String(provider?.id),
    providerName: provider?.name ?? '',
    homeProvider: { id: String(homeProvider?.id), name: nameOf(homeProvider ?? {}) },
    labPackage: { id: String(labPackage?.id), name: nameOf(labPackage ?? {}) },
  };
}
