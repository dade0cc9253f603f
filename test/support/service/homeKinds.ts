import type { UnknownAction } from '@reduxjs/toolkit';

import { homeDoctorKind } from '#client/sections/home-services/kinds/homeDoctor';
import { homeProviderKind } from '#client/sections/home-services/kinds/homeProvider';
import { homeScheduleKind } from '#client/sections/home-services/kinds/homeSchedule';
import { labPackageKind } from '#client/sections/home-services/kinds/labPackage';
import { labServiceKind } from '#client/sections/home-services/kinds/labService';
import { linkKinds } from '#client/sections/home-services/kinds/links';
import { subcategoryKind } from '#client/sections/home-services/kinds/subcategory';
import { therapistKind } from '#client/sections/home-services/kinds/therapist';
import type { LinkKind } from '#client/sections/home-services/linking/events';
import type { Id } from '#contract/common';
import type { Endpoint } from '#contract/endpoint';
import * as catalogue from '#contract/homeServices/catalogue';
import * as offers from '#contract/homeServices/providers';
import * as staff from '#contract/homeServices/staff';
import type { Row } from './tables';

/** One kind of thing of Home Services: its calls, and one of it as the service has it and as the form sends it. */
export interface Kind {
  name: string;
  create: Endpoint;
  update: Endpoint;
  remove: Endpoint;
  kind: {
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

export const texts = { en: { name: 'Heart', description: 'English' }, ar: { name: 'قلب', description: 'عربي' } };

const subcategory = { parent_category: 1, code: 'heart', subcategory_type: 'lab', order: 1, show_test_options: true };
const labService = {
  subcategory: 3,
  code: 'HRT-1',
  description: '',
  requires_fasting: false,
  sample_type: 'Blood',
  duration_minutes: 10,
};
export const labPackage = { subcategory: 3, code: 'heart', description: '', tests_count: 1 };
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
const translated = { images: {}, texts, rewritten: ['en', 'ar'], parts: ['Glucose'] };

export const subcategories: Kind = {
  name: 'subcategory',
  create: catalogue.createSubcategory,
  update: catalogue.updateSubcategory,
  remove: catalogue.deleteSubcategory,
  kind: subcategoryKind,
  filter: {},
  row: { ...subcategory, id: 7, code: 'old', order: 9 },
  sent: { order: 1 },
  draft: { body: subcategory, ...translated },
};
export const labServices: Kind = {
  name: 'lab service',
  create: catalogue.createLabService,
  update: catalogue.updateLabService,
  remove: catalogue.deleteLabService,
  kind: labServiceKind,
  filter: {},
  row: { ...labService, id: 7, code: 'OLD-1' },
  sent: { code: 'HRT-1' },
  draft: { body: labService, ...translated },
};
export const labPackages: Kind = {
  name: 'lab package',
  create: catalogue.createLabPackage,
  update: catalogue.updateLabPackage,
  remove: catalogue.deleteLabPackage,
  kind: labPackageKind,
  filter: {},
  row: { ...labPackage, id: 7, code: 'old', tests_count: 9 },
  sent: { tests_count: 1 },
  draft: { body: labPackage, ...translated },
};
export const homeProviders: Kind = {
  name: 'home provider',
  create: offers.createHomeProvider,
  update: offers.updateHomeProvider,
  remove: offers.deleteHomeProvider,
  kind: homeProviderKind,
  filter: {},
  row: { ...provider, id: 7, name: 'Old', city: 'Sharjah' },
  sent: { city: 'Dubai' },
  draft: { body: provider, ...translated },
};

export const ofProvider = { provider: '3' };

const person = { provider: 3, first_name: 'Noor', last_name: 'Aziz', years_of_experience: 4, bio: '', is_active: true };
export const hours = {
  availability_type: 'provider' as const,
  provider: 3,
  date: '2027-01-04',
  start_time: '09:00:00',
  end_time: '17:00:00',
  is_available: true,
  slot_duration: 30,
};

export const plainKinds: readonly Kind[] = [
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
    kind: homeDoctorKind,
    filter: ofProvider,
    row: { ...person, id: 7, first_name: 'Old', specialization: 1, consultation_fee: '10.00' },
    sent: { first_name: 'Noor' },
    draft: {
      body: { ...person, specialization: 1, consultation_fee: '250.00', services_offered: '', languages: [] },
    },
  },
  {
    name: 'therapist',
    create: staff.createTherapist,
    update: staff.updateTherapist,
    remove: staff.deleteTherapist,
    kind: therapistKind,
    filter: ofProvider,
    row: { ...person, id: 7, first_name: 'Old', therapy_type: 1, session_fee: '10.00' },
    sent: { first_name: 'Noor' },
    draft: { body: { ...person, therapy_type: 1, session_fee: '250.00', certifications: '' } },
  },
  {
    name: 'schedule entry',
    create: staff.createHomeSchedule,
    update: staff.updateHomeSchedule,
    remove: staff.deleteHomeSchedule,
    kind: homeScheduleKind,
    filter: ofProvider,
    row: { ...hours, id: 7, date: '2027-01-01' },
    sent: { date: '2027-01-04' },
    draft: { body: hours },
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
    kind: linkKinds[kind],
    filter: ofProvider,
    row: { ...link, id: 7, [itemField]: 4, price: '80.00' },
    sent: { price: '120.00' },
    draft: { body: link },
  };
}
