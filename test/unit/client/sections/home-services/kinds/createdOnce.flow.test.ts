import { labPackagesApi, labServicesApi, subcategoriesApi } from '#client/api/homeServices/catalogue';
import {
  homeProvidersApi,
  nursingLinksApi,
  packageLinksApi,
  serviceLinksApi,
} from '#client/api/homeServices/providers';
import { homeDoctorsApi, homeSchedulesApi, therapistsApi } from '#client/api/homeServices/staff';
import { homeDoctorKind } from '#client/sections/home-services/kinds/homeDoctor';
import { homeProviderKind } from '#client/sections/home-services/kinds/homeProvider';
import { homeScheduleKind } from '#client/sections/home-services/kinds/homeSchedule';
import { labPackageKind } from '#client/sections/home-services/kinds/labPackage';
import { labServiceKind } from '#client/sections/home-services/kinds/labService';
import { nursingLinkKind, packageLinkKind, serviceLinkKind } from '#client/sections/home-services/kinds/links';
import { subcategoryKind } from '#client/sections/home-services/kinds/subcategory';
import { therapistKind } from '#client/sections/home-services/kinds/therapist';
import { itIsCreatedOnce, translatedDraft } from '#test/support/sagas/createdOnce';

const provider = {
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

itIsCreatedOnce([
  {
    name: 'subcategory',
    kind: subcategoryKind,
    api: subcategoriesApi,
    draft: translatedDraft({ parent_category: 2, code: '' }),
    before: { parent_category: 2, code: 'heart_x1z' },
    parent: 'parent_category',
    unlike: { code: 'lungs_x1z' },
  },
  {
    name: 'lab service',
    kind: labServiceKind,
    api: labServicesApi,
    draft: translatedDraft({ subcategory: 3, code: 'CBC' }),
    before: { subcategory: 3, code: 'CBC' },
    parent: 'subcategory',
    unlike: { code: 'XYZ' },
  },
  {
    name: 'lab package',
    kind: labPackageKind,
    api: labPackagesApi,
    draft: { ...translatedDraft({ subcategory: 3, code: '' }), parts: ['ECG'] },
    before: { subcategory: 3, code: 'heart_x1z' },
    parent: 'subcategory',
    unlike: { code: 'lungs_x1z' },
  },
  {
    name: 'provider',
    kind: homeProviderKind,
    api: homeProvidersApi,
    draft: { ...translatedDraft(provider), rewritten: [] },
    before: { name: 'Care', email: 'care@care.example' },
    unlike: { name: 'Nursing' },
  },
  {
    name: 'service of a provider',
    kind: serviceLinkKind,
    api: serviceLinksApi,
    draft: { body: { ...link, service: 5 } },
    before: { ...link, service: 6 },
    parent: 'provider',
    unlike: { service: 7 },
  },
  {
    name: 'package of a provider',
    kind: packageLinkKind,
    api: packageLinksApi,
    draft: { body: { ...link, package: 5 } },
    before: { ...link, package: 6 },
    parent: 'provider',
    unlike: { package: 7 },
  },
  {
    name: 'nursing service of a provider',
    kind: nursingLinkKind,
    api: nursingLinksApi,
    draft: { body: { ...link, subcategory: 5 } },
    before: { ...link, subcategory: 6 },
    parent: 'provider',
    unlike: { subcategory: 7 },
  },
  ...[
    { name: 'doctor', kind: homeDoctorKind, api: homeDoctorsApi },
    { name: 'therapist', kind: therapistKind, api: therapistsApi },
  ].map((one) => ({
    ...one,
    draft: { body: person },
    before: person,
    parent: 'provider',
    unlike: { first_name: 'Mona' },
  })),
  {
    name: 'schedule entry',
    kind: homeScheduleKind,
    api: homeSchedulesApi,
    draft: { body: hours },
    before: { ...hours, start_time: '18:00', end_time: '19:00' },
    parent: 'provider',
    unlike: { date: '2027-01-05' },
  },
]);
