import type { SagaGenerator } from 'typed-redux-saga';
import { call } from 'typed-redux-saga';

import {
  categoriesApi,
  labPackagesApi,
  labServicesApi,
  packageTestsApi,
  subcategoriesApi,
} from '#client/api/homeServices/catalogue';
import {
  homeProvidersApi,
  nursingLinksApi,
  packageLinksApi,
  serviceLinksApi,
} from '#client/api/homeServices/providers';
import { homeDoctorsApi, homeSchedulesApi, languagesApi, therapistsApi } from '#client/api/homeServices/staff';
import {
  categories,
  homeDoctors,
  homeProviders,
  homeSchedules,
  labPackages,
  labServices,
  languages,
  nursingLinks,
  packageLinks,
  packageTests,
  serviceLinks,
  subcategories,
  therapists,
} from '#client/entities/homeServices';
import { fullName } from '#client/lib/text';
import type { Id } from '#contract/common';
import type { LabPackageDraft, SubcategoryDraft } from '#contract/homeServices/catalogue';
import type { HomeProviderDraft } from '#contract/homeServices/providers';
import type { PackageDraft } from './catalogue/sagas/createPackage';
import { createPackage } from './catalogue/sagas/createPackage';
import { linkMessages } from './linking/messages';
import { messages } from './messages';
import type { ProviderDraft, ProviderImages } from './providers/sagas/updateHomeProvider';
import { updateHomeProvider } from './providers/sagas/updateHomeProvider';
import { isSameEntry } from './schedule/entries';
import { scheduleMessages } from './schedule/messages';
import { defineResource } from './shared/resource/defineResource';
import { written } from './shared/saving/createOnce';
import type { TranslatedDraft, TranslatedKind } from './shared/saving/translated';
import { createCoded, translated } from './shared/saving/translated';
import { staffMessages } from './staff/messages';

/** The predefined main categories, which are only read (Spec 2 §6). */
export const categoryResource = defineResource({
  name: 'category',
  entity: categories,
  calls: categoriesApi,
  loadFailure: { text: messages.categoriesFailed },
});

const subcategoryKind: TranslatedKind<SubcategoryDraft> = {
  ...subcategoriesApi,
  alike: ({ parent_category, code }) =>
    listed(subcategoriesApi.list, { parent_category }, (one) => isSame(one.code, code)),
};

/** The branches of the main categories; a new one gets its code from its English name (Spec 2 §5). */
export const subcategoryResource = defineResource({
  name: 'subcategory',
  entity: subcategories,
  calls: subcategoriesApi,
  loadFailure: { text: messages.subcategoriesFailed },
  ...translated(subcategoryKind),
  create: (draft: TranslatedDraft<SubcategoryDraft>, key) => createCoded(key, subcategoryKind, draft),
});

/** The single lab tests, whose codes are typed (Spec 2 §5). */
export const labServiceResource = defineResource({
  name: 'labService',
  entity: labServices,
  calls: labServicesApi,
  loadFailure: { text: messages.labServicesFailed },
  ...translated({
    ...labServicesApi,
    alike: ({ subcategory, code }) => listed(labServicesApi.list, { subcategory }, (one) => isSame(one.code, code)),
  }),
});

const labPackageKind: TranslatedKind<LabPackageDraft> = {
  ...labPackagesApi,
  alike: ({ subcategory, code }) => listed(labPackagesApi.list, { subcategory }, (one) => isSame(one.code, code)),
};

/** Lab tests sold together; a new package is made with its tests (Spec 2 §4). */
export const labPackageResource = defineResource({
  name: 'labPackage',
  entity: labPackages,
  calls: labPackagesApi,
  loadFailure: { text: messages.labPackagesFailed },
  ...translated(labPackageKind),
  create: (draft: PackageDraft, key) => createPackage(key, labPackageKind, draft),
});

/** The tests of packages, with which they are read and made; alone they are only removed. */
export const packageTestResource = defineResource({
  name: 'packageTest',
  entity: packageTests,
  calls: packageTestsApi,
  removal: { title: messages.removeTestTitle, confirmLabel: messages.remove },
});

/** They have no code: their name tells them apart. */
const homeProviderKind: TranslatedKind<HomeProviderDraft, ProviderImages> = {
  ...homeProvidersApi,
  alike: ({ name }) => listed(homeProvidersApi.list, undefined, (one) => isSame(one.name, name)),
};

/** Who offers home services; the words of one are sent only where there are none yet, or others now (Spec 2 §4). */
export const homeProviderResource = defineResource({
  name: 'homeProvider',
  entity: homeProviders,
  calls: homeProvidersApi,
  loadFailure: { text: messages.providersFailed, lost: messages.providersUnreachable },
  ...translated(homeProviderKind),
  update: (change: { id: Id; draft: ProviderDraft }, key) => updateHomeProvider(key, homeProviderKind, change),
  removal: { consequence: messages.providerConsequence },
});

/** How a link is ended; what is changed of it is changed in its row. */
const unlinking = {
  title: messages.unlinkTitle,
  confirmLabel: messages.unlink,
  done: linkMessages.unlinked,
  failed: linkMessages.unlinkFailed,
};

/** The lab services that a provider offers. */
export const serviceLinkResource = defineResource({
  name: 'serviceLink',
  entity: serviceLinks,
  calls: serviceLinksApi,
  loadFailure: { text: linkMessages.servicesFailed },
  ...written({
    ...serviceLinksApi,
    alike: ({ provider, service }) =>
      listed(serviceLinksApi.list, { provider }, (one) => String(one.service) === String(service)),
  }),
  removal: unlinking,
});

/** The lab packages that a provider offers. */
export const packageLinkResource = defineResource({
  name: 'packageLink',
  entity: packageLinks,
  calls: packageLinksApi,
  loadFailure: { text: linkMessages.packagesFailed },
  ...written({
    ...packageLinksApi,
    alike: (draft) =>
      listed(
        packageLinksApi.list,
        { provider: draft.provider },
        (one) => String(one.package) === String(draft.package),
      ),
  }),
  removal: unlinking,
});

/** The nursing services that a provider offers. */
export const nursingLinkResource = defineResource({
  name: 'nursingLink',
  entity: nursingLinks,
  calls: nursingLinksApi,
  loadFailure: { text: linkMessages.nursingFailed },
  ...written({
    ...nursingLinksApi,
    alike: ({ provider, subcategory }) =>
      listed(nursingLinksApi.list, { provider }, (one) => String(one.subcategory) === String(subcategory)),
  }),
  removal: unlinking,
});

/** The doctors of a provider. */
export const homeDoctorResource = defineResource({
  name: 'homeDoctor',
  entity: homeDoctors,
  calls: homeDoctorsApi,
  loadFailure: { text: staffMessages.doctorsFailed },
  ...written({
    ...homeDoctorsApi,
    alike: ({ provider, ...draft }) =>
      listed(homeDoctorsApi.list, { provider }, (one) => isSame(fullName(one), fullName(draft))),
  }),
});

/** The therapists of a provider. */
export const therapistResource = defineResource({
  name: 'therapist',
  entity: therapists,
  calls: therapistsApi,
  loadFailure: { text: staffMessages.therapistsFailed },
  ...written({
    ...therapistsApi,
    alike: ({ provider, ...draft }) =>
      listed(therapistsApi.list, { provider }, (one) => isSame(fullName(one), fullName(draft))),
  }),
});

/** The languages that doctors can speak, which are only read. */
export const languageResource = defineResource({
  name: 'language',
  entity: languages,
  calls: languagesApi,
  loadFailure: { text: staffMessages.languagesFailed },
});

/** The hours in which a provider comes, by date; several dates at once are a fan-out (Spec 2 §5). */
export const homeScheduleResource = defineResource({
  name: 'homeSchedule',
  entity: homeSchedules,
  calls: homeSchedulesApi,
  loadFailure: { text: scheduleMessages.loadFailed },
  createFailed: scheduleMessages.createFailed,
  ...written({
    ...homeSchedulesApi,
    alike: (draft) => listed(homeSchedulesApi.list, { provider: draft.provider }, (one) => isSameEntry(one, draft)),
  }),
});

/** Everything that the eight tabs list and write. */
export const resources = [
  categoryResource,
  subcategoryResource,
  labServiceResource,
  labPackageResource,
  packageTestResource,
  homeProviderResource,
  serviceLinkResource,
  packageLinkResource,
  nursingLinkResource,
  homeDoctorResource,
  therapistResource,
  languageResource,
  homeScheduleResource,
];

/** Those of a list that look like one that was sent. */
function* listed<Query, Item extends { id: Id }>(
  list: (query: Query) => Promise<Item[]>,
  query: Query,
  isAlike: (item: Item) => boolean,
): SagaGenerator<Item[]> {
  return (yield* call(list, query)).filter(isAlike);
}

/** Services trim what they are sent, and some change its case. */
function isSame(one: string | null | undefined, other: string): boolean {
  return one?.trim().toLowerCase() === other.trim().toLowerCase();
}
