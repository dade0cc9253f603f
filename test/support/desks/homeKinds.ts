import type { UnknownAction } from '@reduxjs/toolkit';

import { homeDoctorKind } from '#client/sections/home-services/kinds/homeDoctor';
import { homeProviderKind } from '#client/sections/home-services/kinds/homeProvider';
import { labPackageKind } from '#client/sections/home-services/kinds/labPackage';
import { labServiceKind } from '#client/sections/home-services/kinds/labService';
import { nursingLinkKind, packageLinkKind, serviceLinkKind } from '#client/sections/home-services/kinds/links';
import { subcategoryKind } from '#client/sections/home-services/kinds/subcategory';
import { therapistKind } from '#client/sections/home-services/kinds/therapist';
import type { Id, Translation } from '#contract/common';
import * as catalogue from '#contract/homeServices/catalogue';
import * as lists from '#contract/homeServices/lists';
import * as providers from '#contract/homeServices/providers';
import * as staff from '#contract/homeServices/staff';
import { CATEGORY } from '#contract/rules';
import type { Backend } from '#test/support/backend/liveBackend';

/** A row of a list, whatever its kind. */
type Row = object & { id: Id; translations?: Translation[] | null; included_tests?: catalogue.PackageTest[] | null };

/** One kind of thing that is made in home services. */
export interface HomeKind {
  name: string;
  /** The request of its form. */
  save: string;
  /** What its form sends for the thing of a number. */
  submitted: (nth: number) => UnknownAction;
  /** Which number a row of the list of all has, if any. */
  isNumber: (row: Row, nth: number) => boolean;
  list: (backend: Backend) => Promise<Row[]>;
  /** Whether its texts travel as translations. */
  isTranslated?: boolean;
  tests?: readonly string[];
}

interface Form {
  keys: { save: string };
  events: { createSubmitted: (sent: { draft: never; filter: never; typed: object }) => UnknownAction };
}

const filter = {} as never;
const submit = ({ events }: Form, draft: object) =>
  events.createSubmitted({ draft: draft as never, filter, typed: draft });

const textsOf = (nth: number) => ({
  en: { name: `Thing ${nth}`, description: 'Made by chance' },
  ar: { name: `شيء ${nth}`, description: 'وصف' },
});
const draftOf = (nth: number, body: object) => ({ body, images: {}, texts: textsOf(nth) });
const isNamed = ({ translations }: Row, nth: number) =>
  translations?.some(({ name }) => name === `Thing ${nth}` || name === `شيء ${nth}`) ?? false;
const field = (row: Row, name: string): unknown => (row as unknown as Record<string, unknown>)[name];

const TESTS = ['ECG', 'CBC', 'Iron'];
const ADDRESS = { description: '', address: 'Marina', city: 'Dubai', phone_number: '+971500000001', email: '' };
const PERSON = { first_name: 'Sara', years_of_experience: 4, bio: '', is_active: true };

/** What the things are made of that are in the catalogue of the demo already. */
export interface Stock {
  provider: Id;
  labSubcategory: Id;
  specialty: Id;
  therapy: Id;
  services: readonly Id[];
  packages: readonly Id[];
  nursing: readonly Id[];
}

/** Makes a provider who offers nothing yet, and returns the id. */
export async function makeProvider(backend: Backend): Promise<Id> {
  const body = { name: 'By chance', latitude: '25.1', longitude: '55.1', is_active: true, ...ADDRESS };
  return (await backend.call(providers.createHomeProvider, { body })).body.id;
}

/** Reads what is there, and makes a provider who offers nothing yet. */
export async function readStock(backend: Backend): Promise<Stock> {
  const of = async (parent_category: Id) =>
    (await backend.call(catalogue.listSubcategories, { query: { parent_category } })).body.map(({ id }) => id);
  const [specialties, labs, nursing, therapies] = await Promise.all(Object.values(CATEGORY).map(of));
  const services = await backend.call(lists.listLabServices);
  const packages = await backend.call(lists.listLabPackages);
  return {
    provider: await makeProvider(backend),
    labSubcategory: labs![0]!,
    specialty: specialties![0]!,
    therapy: therapies![0]!,
    services: services.body.map(({ id }) => id),
    packages: packages.body.map(({ id }) => id),
    nursing: nursing!,
  };
}

/** All kinds of things that are made in home services. */
export function homeKinds({ provider, labSubcategory, specialty, therapy }: Stock): HomeKind[] {
  return [
    {
      name: 'subcategory',
      save: subcategoryKind.keys.save,
      isTranslated: true,
      submitted: (nth) => {
        const body = { parent_category: CATEGORY.lab, code: '', subcategory_type: 'lab_subcategory' };
        return submit(subcategoryKind, draftOf(nth, { ...body, order: 1, show_test_options: false }));
      },
      isNumber: (row, nth) => isNamed(row, nth) || String(field(row, 'code')).startsWith(`thing_${nth}_`),
      list: async (backend) => (await backend.call(catalogue.listSubcategories)).body,
    },
    {
      name: 'lab service',
      save: labServiceKind.keys.save,
      isTranslated: true,
      submitted: (nth) => {
        const body = { subcategory: labSubcategory, code: `T-${nth}`, description: '', requires_fasting: false };
        return submit(labServiceKind, draftOf(nth, { ...body, sample_type: 'Blood', duration_minutes: 15 }));
      },
      isNumber: (row, nth) => field(row, 'code') === `T-${nth}`,
      list: async (backend) => (await backend.call(lists.listLabServices)).body,
    },
    {
      name: 'lab package',
      save: labPackageKind.keys.save,
      isTranslated: true,
      tests: TESTS,
      submitted: (nth) => {
        const body = { subcategory: labSubcategory, code: '', description: '', tests_count: TESTS.length };
        return submit(labPackageKind, { ...draftOf(nth, body), parts: TESTS });
      },
      isNumber: (row, nth) => isNamed(row, nth) || String(field(row, 'code')).startsWith(`thing_${nth}_`),
      list: async (backend) => (await backend.call(lists.listLabPackages)).body,
    },
    {
      name: 'provider',
      save: homeProviderKind.keys.save,
      submitted: (nth) => {
        const place = { latitude: '25.1', longitude: '55.1', is_active: true, auto_confirmation: false };
        return submit(homeProviderKind, draftOf(nth, { name: `Thing ${nth}`, ...ADDRESS, ...place }));
      },
      isNumber: (row, nth) => field(row, 'name') === `Thing ${nth}`,
      list: async (backend) => (await backend.call(lists.listHomeProviders)).body,
    },
    {
      name: 'doctor',
      save: homeDoctorKind.keys.save,
      submitted: (nth) => {
        const work = { specialization: specialty, consultation_fee: '100', services_offered: '', languages: [] };
        return submit(homeDoctorKind, { body: { provider, ...PERSON, last_name: `Thing ${nth}`, ...work } });
      },
      isNumber: (row, nth) => field(row, 'last_name') === `Thing ${nth}`,
      list: async (backend) => (await backend.call(staff.listHomeDoctors, { query: { provider } })).body,
    },
    {
      name: 'therapist',
      save: therapistKind.keys.save,
      submitted: (nth) => {
        const work = { therapy_type: therapy, session_fee: '100', certifications: '' };
        return submit(therapistKind, { body: { provider, ...PERSON, last_name: `Thing ${nth}`, ...work } });
      },
      isNumber: (row, nth) => field(row, 'last_name') === `Thing ${nth}`,
      list: async (backend) => (await backend.call(staff.listTherapists, { query: { provider } })).body,
    },
  ];
}

/** The three kinds of links of a provider, each with the items that can be linked. */
export function linkKinds({ provider, services, packages, nursing }: Stock): (HomeKind & { most: number })[] {
  const link = { provider, price: '10', is_available: true };
  const query = { provider };
  return [
    {
      name: 'service of a provider',
      most: services.length,
      save: serviceLinkKind.keys.save,
      submitted: (nth) => submit(serviceLinkKind, { body: { ...link, service: services[nth] } }),
      isNumber: (row, nth) => field(row, 'service') === services[nth],
      list: async (backend) => (await backend.call(providers.listServiceLinks, { query })).body,
    },
    {
      name: 'package of a provider',
      most: packages.length,
      save: packageLinkKind.keys.save,
      submitted: (nth) => submit(packageLinkKind, { body: { ...link, package: packages[nth] } }),
      isNumber: (row, nth) => field(row, 'package') === packages[nth],
      list: async (backend) => (await backend.call(providers.listPackageLinks, { query })).body,
    },
    {
      name: 'nursing service of a provider',
      most: nursing.length,
      save: nursingLinkKind.keys.save,
      submitted: (nth) =>
        submit(nursingLinkKind, { body: { ...link, subcategory: nursing[nth], duration_minutes: 45 } }),
      isNumber: (row, nth) => field(row, 'subcategory') === nursing[nth],
      list: async (backend) => (await backend.call(providers.listNursingLinks, { query })).body,
    },
  ];
}
