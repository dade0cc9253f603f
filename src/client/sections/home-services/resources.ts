import { call } from 'typed-redux-saga';

import type { Id, Named } from '../../../contract/common';
import type { Category, LabPackageDraft, LabService, LabServiceDraft, PackageTest, Subcategory, SubcategoryDraft } from '../../../contract/homeServices/catalogue';
import type { HomeProvider, LinkDraft, NursingLink, PackageLink, ServiceLink } from '../../../contract/homeServices/providers';
import type { HomeDoctor, HomeDoctorDraft, HomeSchedule, HomeScheduleDraft, Therapist, TherapistDraft } from '../../../contract/homeServices/staff';
import * as catalogueApi from '../../api/homeServices/catalogue';
import * as providersApi from '../../api/homeServices/providers';
import * as staffApi from '../../api/homeServices/staff';
import type { StoredLabPackage } from '../../entities/homeServices/catalogue';
import { categories, labPackages, labServices, packageTests, subcategories } from '../../entities/homeServices/catalogue';
import { homeProviders, nursingLinks, packageLinks, serviceLinks } from '../../entities/homeServices/providers';
import { homeDoctors, homeSchedules, languages, therapists } from '../../entities/homeServices/staff';
import { defineResource } from './crud/defineResource';
import {
  homeDoctorKind,
  homeScheduleKind,
  nursingLinkKind,
  packageKind,
  packageLinkKind,
  providerKind,
  serviceKind,
  serviceLinkKind,
  subcategoryKind,
  therapistKind,
} from './kinds';
import { messages } from './messages';
import { createOnce } from './sagas/createOnce';
import type { PackageDraft } from './sagas/createPackage';
import { createPackage } from './sagas/createPackage';
import type { TranslatedDraft } from './sagas/translated';
import { createTranslated, updateTranslated, withCode } from './sagas/translated';
import type { ProviderDraft } from './sagas/updateHomeProvider';
import { updateHomeProvider } from './sagas/updateHomeProvider';
import { linkMessages } from './tabs/linking/messages';
import { scheduleMessages } from './tabs/schedule/messages';

/** A change of a row, as `update` gets it. */
interface Change<Draft> {
  id: Id;
  draft: Draft;
}

export const categoryResource = defineResource<Category>({
  name: 'category',
  entity: categories,
  list: catalogueApi.categoriesApi.list,
});

export const subcategoryResource = defineResource<Subcategory, TranslatedDraft<SubcategoryDraft>>({
  name: 'subcategory',
  entity: subcategories,
  list: catalogueApi.subcategoriesApi.list,
  *create(draft) {
    const coded = yield* call(withCode<SubcategoryDraft>, subcategoryKind.key, draft);
    yield* call(createTranslated, subcategoryKind, coded);
  },
  update: ({ id, draft }) => updateTranslated(subcategoryKind, id, draft),
  remove: catalogueApi.subcategoriesApi.remove,
});

export const labServiceResource = defineResource<LabService, TranslatedDraft<LabServiceDraft>>({
  name: 'labService',
  entity: labServices,
  list: catalogueApi.labServicesApi.list,
  create: (draft) => createTranslated(serviceKind, draft),
  update: ({ id, draft }) => updateTranslated(serviceKind, id, draft),
  remove: catalogueApi.labServicesApi.remove,
});

export const labPackageResource = defineResource<StoredLabPackage, PackageDraft>({
  name: 'labPackage',
  entity: labPackages,
  list: catalogueApi.labPackagesApi.list,
  create: createPackage,
  update: ({ id, draft }: Change<TranslatedDraft<LabPackageDraft>>) => updateTranslated(packageKind, id, draft),
  remove: catalogueApi.labPackagesApi.remove,
});

/** The tests come with their packages; alone they are only removed. */
export const packageTestResource = defineResource<PackageTest>({
  name: 'packageTest',
  entity: packageTests,
  list: () => Promise.resolve([]),
  remove: catalogueApi.packageTestsApi.remove,
  removal: { title: messages.removeTestTitle, confirmLabel: messages.remove },
});

export const homeProviderResource = defineResource<HomeProvider, ProviderDraft>({
  name: 'homeProvider',
  entity: homeProviders,
  list: providersApi.homeProvidersApi.list,
  loadFailure: { text: messages.providersFailed, lost: messages.providersUnreachable },
  create: (draft) => createTranslated(providerKind, draft),
  update: updateHomeProvider,
  remove: providersApi.homeProvidersApi.remove,
  removal: { consequence: messages.providerConsequence },
});

/** How a link is ended; what is changed of it is changed in its row. */
const unlinking = { title: messages.unlinkTitle, confirmLabel: messages.unlink, done: linkMessages.unlinked, failed: linkMessages.unlinkFailed };

export const serviceLinkResource = defineResource<ServiceLink, LinkDraft<ServiceLink>>({
  name: 'serviceLink',
  entity: serviceLinks,
  list: providersApi.serviceLinksApi.list,
  create: (draft) => createOnce(serviceLinkKind, draft),
  remove: providersApi.serviceLinksApi.remove,
  removal: unlinking,
});

export const packageLinkResource = defineResource<PackageLink, LinkDraft<PackageLink>>({
  name: 'packageLink',
  entity: packageLinks,
  list: providersApi.packageLinksApi.list,
  create: (draft) => createOnce(packageLinkKind, draft),
  remove: providersApi.packageLinksApi.remove,
  removal: unlinking,
});

export const nursingLinkResource = defineResource<NursingLink, LinkDraft<NursingLink>>({
  name: 'nursingLink',
  entity: nursingLinks,
  list: providersApi.nursingLinksApi.list,
  create: (draft) => createOnce(nursingLinkKind, draft),
  remove: providersApi.nursingLinksApi.remove,
  removal: unlinking,
});

export const homeDoctorResource = defineResource<HomeDoctor, HomeDoctorDraft>({
  name: 'homeDoctor',
  entity: homeDoctors,
  list: staffApi.homeDoctorsApi.list,
  create: (draft) => createOnce(homeDoctorKind, draft),
  *update({ id, draft }) { yield* call(staffApi.homeDoctorsApi.update, id, draft); },
  remove: staffApi.homeDoctorsApi.remove,
});

export const therapistResource = defineResource<Therapist, TherapistDraft>({
  name: 'therapist',
  entity: therapists,
  list: staffApi.therapistsApi.list,
  create: (draft) => createOnce(therapistKind, draft),
  *update({ id, draft }) { yield* call(staffApi.therapistsApi.update, id, draft); },
  remove: staffApi.therapistsApi.remove,
});

export const languageResource = defineResource<Named>({
  name: 'language',
  entity: languages,
  list: staffApi.languagesApi.list,
});

export const homeScheduleResource = defineResource<HomeSchedule, HomeScheduleDraft>({
  name: 'homeSchedule',
  entity: homeSchedules,
  list: staffApi.homeSchedulesApi.list,
  createFailed: scheduleMessages.createFailed,
  create: (draft) => createOnce(homeScheduleKind, draft),
  *update({ id, draft }) { yield* call(staffApi.homeSchedulesApi.update, id, draft); },
  remove: staffApi.homeSchedulesApi.remove,
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
