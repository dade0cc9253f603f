import type { SagaGenerator } from 'typed-redux-saga';
import { call } from 'typed-redux-saga';

import type { Id } from '../../../contract/common';
import type { LabPackageDraft, LabServiceDraft, SubcategoryDraft } from '../../../contract/homeServices/catalogue';
import type { HomeProviderDraft, LinkDraft, NursingLink, PackageLink, ServiceLink } from '../../../contract/homeServices/providers';
import type { HomeDoctorDraft, HomeScheduleDraft, TherapistDraft } from '../../../contract/homeServices/staff';
import { labPackagesApi, labServicesApi, subcategoriesApi } from '../../api/homeServices/catalogue';
import { homeProvidersApi, nursingLinksApi, packageLinksApi, serviceLinksApi } from '../../api/homeServices/providers';
import { homeDoctorsApi, homeSchedulesApi, therapistsApi } from '../../api/homeServices/staff';
import { fullNameOf } from './crud/names';
import type { WrittenKind } from './sagas/createOnce';
import type { TranslatedKind } from './sagas/translated';
import { isSameEntry } from './tabs/schedule/entries';

/** How subcategories are written. */
export const subcategoryKind: TranslatedKind<SubcategoryDraft> = {
  key: 'home/subcategory/save',
  create: subcategoriesApi.create,
  update: subcategoriesApi.update,
  alike: ({ parent_category, code }) => listed(subcategoriesApi.list, { parent_category }, (one) => isSame(one.code, code)),
  translate: (subcategory, locale, texts) => subcategoriesApi.translate({ subcategory, locale, ...texts }),
};

/** How lab services are written. */
export const serviceKind: TranslatedKind<LabServiceDraft> = {
  key: 'home/labService/save',
  create: labServicesApi.create,
  update: labServicesApi.update,
  alike: ({ subcategory, code }) => listed(labServicesApi.list, { subcategory }, (one) => isSame(one.code, code)),
  translate: (service, locale, texts) => labServicesApi.translate({ service, locale, ...texts }),
};

/** How lab packages are written. */
export const packageKind: TranslatedKind<LabPackageDraft> = {
  key: 'home/labPackage/save',
  create: labPackagesApi.create,
  update: labPackagesApi.update,
  alike: ({ subcategory, code }) => listed(labPackagesApi.list, { subcategory }, (one) => isSame(one.code, code)),
  translate: (labPackage, locale, texts) => labPackagesApi.translate({ package: labPackage, locale, ...texts }),
};

/** The pictures of a home provider that a form changes. */
export interface ProviderImages {
  logo?: File | null;
  banner_image?: File | null;
}

/** How home providers are written. They have no code: their name tells them apart. */
export const providerKind: TranslatedKind<HomeProviderDraft, ProviderImages> = {
  key: 'home/homeProvider/save',
  create: homeProvidersApi.create,
  update: homeProvidersApi.update,
  alike: ({ name }) => listed(homeProvidersApi.list, undefined, (one) => isSame(one.name, name)),
  translate: (provider, locale, texts) => homeProvidersApi.translate({ provider, locale, ...texts }),
};

/** How the doctors of a provider are written. */
export const homeDoctorKind: WrittenKind<HomeDoctorDraft> = {
  key: 'home/homeDoctor/save',
  create: homeDoctorsApi.create,
  update: homeDoctorsApi.update,
  alike: ({ provider, ...draft }) => listed(homeDoctorsApi.list, { provider }, (one) => isSame(fullNameOf(one), fullNameOf(draft))),
};

/** How the therapists of a provider are written. */
export const therapistKind: WrittenKind<TherapistDraft> = {
  key: 'home/therapist/save',
  create: therapistsApi.create,
  update: therapistsApi.update,
  alike: ({ provider, ...draft }) => listed(therapistsApi.list, { provider }, (one) => isSame(fullNameOf(one), fullNameOf(draft))),
};

/** How the hours of a provider are written. */
export const homeScheduleKind: WrittenKind<HomeScheduleDraft> = {
  key: 'home/homeSchedule/save',
  create: homeSchedulesApi.create,
  update: homeSchedulesApi.update,
  alike: (draft) => listed(homeSchedulesApi.list, { provider: draft.provider }, (one) => isSameEntry(one, draft)),
};

/** How a provider gets a lab service. */
export const serviceLinkKind: WrittenKind<LinkDraft<ServiceLink>> = {
  key: 'home/serviceLink/save',
  create: serviceLinksApi.create,
  update: serviceLinksApi.update,
  alike: ({ provider, service }) => listed(serviceLinksApi.list, { provider }, (one) => String(one.service) === String(service)),
};

/** How a provider gets a lab package. */
export const packageLinkKind: WrittenKind<LinkDraft<PackageLink>> = {
  key: 'home/packageLink/save',
  create: packageLinksApi.create,
  update: packageLinksApi.update,
  alike: (draft) => listed(packageLinksApi.list, { provider: draft.provider }, (one) => String(one.package) === String(draft.package)),
};

/** How a provider gets a nursing service. */
export const nursingLinkKind: WrittenKind<LinkDraft<NursingLink>> = {
  key: 'home/nursingLink/save',
  create: nursingLinksApi.create,
  update: nursingLinksApi.update,
  alike: ({ provider, subcategory }) => listed(nursingLinksApi.list, { provider }, (one) => String(one.subcategory) === String(subcategory)),
};

function* listed<Query, Item extends { id: Id }>(list: (query: Query) => Promise<Item[]>, query: Query, isAlike: (item: Item) => boolean): SagaGenerator<Item[]> {
  return (yield* call(list, query)).filter(isAlike);
}

/** Services trim what they are sent, and some change its case. */
function isSame(one: string | null | undefined, other: string): boolean {
  return one?.trim().toLowerCase() === other.trim().toLowerCase();
}
