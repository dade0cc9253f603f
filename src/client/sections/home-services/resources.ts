import { call } from 'typed-redux-saga';

import type { Id, Named } from '../../../contract/common';
import type { Category, LabPackageDraft, LabService, LabServiceDraft, PackageTest, Subcategory, SubcategoryDraft } from '../../../contract/homeServices/catalogue';
import type { HomeProvider, LinkDraft, NursingLink, PackageLink, ServiceLink } from '../../../contract/homeServices/providers';
import type { HomeDoctor, HomeDoctorDraft, HomeSchedule, HomeScheduleDraft, Therapist, TherapistDraft } from '../../../contract/homeServices/staff';
import * as catalogueApi from '../../api/homeServices/catalogue';
import * as providersApi from '../../api/homeServices/providers';
import * as staffApi from '../../api/homeServices/staff';
import { categories, categorySchema } from '../../entities/category';
import { homeDoctors, homeDoctorSchema } from '../../entities/homeDoctor';
import { homeProviders, homeProviderSchema } from '../../entities/homeProvider';
import { homeSchedules, homeScheduleSchema } from '../../entities/homeSchedule';
import type { StoredLabPackage } from '../../entities/labPackage';
import { labPackages, labPackageSchema } from '../../entities/labPackage';
import { labServices, labServiceSchema } from '../../entities/labService';
import { languages, languageSchema } from '../../entities/language';
import { packageTests, packageTestSchema } from '../../entities/packageTest';
import { nursingLinks, nursingLinkSchema, packageLinks, packageLinkSchema, serviceLinks, serviceLinkSchema } from '../../entities/providerLink';
import { subcategories, subcategorySchema } from '../../entities/subcategory';
import { therapists, therapistSchema } from '../../entities/therapist';
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
import { linkMessages } from './linkMessages';
import { messages } from './messages';
import { createOnce } from './sagas/createOnce';
import type { PackageDraft } from './sagas/createPackage';
import { createPackage } from './sagas/createPackage';
import type { TranslatedDraft } from './sagas/translated';
import { createTranslated, updateTranslated, withCode } from './sagas/translated';
import type { ProviderDraft } from './sagas/updateHomeProvider';
import { updateHomeProvider } from './sagas/updateHomeProvider';
import { scheduleMessages } from './scheduleMessages';

/** A change of a row, as `update` gets it. */
interface Change<Draft> {
  id: Id;
  draft: Draft;
}

export const categoryResource = defineResource<Category>({
  name: 'category',
  entity: categories,
  schema: categorySchema,
  list: catalogueApi.categoriesApi.list,
});

export const subcategoryResource = defineResource<Subcategory, TranslatedDraft<SubcategoryDraft>>({
  name: 'subcategory',
  entity: subcategories,
  schema: subcategorySchema,
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
  schema: labServiceSchema,
  list: catalogueApi.labServicesApi.list,
  create: (draft) => createTranslated(serviceKind, draft),
  update: ({ id, draft }) => updateTranslated(serviceKind, id, draft),
  remove: catalogueApi.labServicesApi.remove,
});

export const labPackageResource = defineResource<StoredLabPackage, PackageDraft>({
  name: 'labPackage',
  entity: labPackages,
  schema: labPackageSchema,
  list: catalogueApi.labPackagesApi.list,
  create: createPackage,
  update: ({ id, draft }: Change<TranslatedDraft<LabPackageDraft>>) => updateTranslated(packageKind, id, draft),
  remove: catalogueApi.labPackagesApi.remove,
});

/** The tests come with their packages; alone they are only removed. */
export const packageTestResource = defineResource<PackageTest>({
  name: 'packageTest',
  entity: packageTests,
  schema: packageTestSchema,
  list: () => Promise.resolve([]),
  remove: catalogueApi.packageTestsApi.remove,
  removal: { title: messages.removeTestTitle, confirmLabel: messages.remove },
});

export const homeProviderResource = defineResource<HomeProvider, ProviderDraft>({
  name: 'homeProvider',
  entity: homeProviders,
  schema: homeProviderSchema,
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
  schema: serviceLinkSchema,
  list: providersApi.serviceLinksApi.list,
  create: (draft) => createOnce(serviceLinkKind, draft),
  remove: providersApi.serviceLinksApi.remove,
  removal: unlinking,
});

export const packageLinkResource = defineResource<PackageLink, LinkDraft<PackageLink>>({
  name: 'packageLink',
  entity: packageLinks,
  schema: packageLinkSchema,
  list: providersApi.packageLinksApi.list,
  create: (draft) => createOnce(packageLinkKind, draft),
  remove: providersApi.packageLinksApi.remove,
  removal: unlinking,
});

export const nursingLinkResource = defineResource<NursingLink, LinkDraft<NursingLink>>({
  name: 'nursingLink',
  entity: nursingLinks,
  schema: nursingLinkSchema,
  list: providersApi.nursingLinksApi.list,
  create: (draft) => createOnce(nursingLinkKind, draft),
  remove: providersApi.nursingLinksApi.remove,
  removal: unlinking,
});

export const homeDoctorResource = defineResource<HomeDoctor, HomeDoctorDraft>({
  name: 'homeDoctor',
  entity: homeDoctors,
  schema: homeDoctorSchema,
  list: staffApi.homeDoctorsApi.list,
  create: (draft) => createOnce(homeDoctorKind, draft),
  *update({ id, draft }) { yield* call(staffApi.homeDoctorsApi.update, id, draft); },
  remove: staffApi.homeDoctorsApi.remove,
});

export const therapistResource = defineResource<Therapist, TherapistDraft>({
  name: 'therapist',
  entity: therapists,
  schema: therapistSchema,
  list: staffApi.therapistsApi.list,
  create: (draft) => createOnce(therapistKind, draft),
  *update({ id, draft }) { yield* call(staffApi.therapistsApi.update, id, draft); },
  remove: staffApi.therapistsApi.remove,
});

export const languageResource = defineResource<Named>({
  name: 'language',
  entity: languages,
  schema: languageSchema,
  list: staffApi.languagesApi.list,
});

export const homeScheduleResource = defineResource<HomeSchedule, HomeScheduleDraft>({
  name: 'homeSchedule',
  entity: homeSchedules,
  schema: homeScheduleSchema,
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
