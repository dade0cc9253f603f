import { call } from 'typed-redux-saga';

import type { Id } from '../../../../contract/common';
import type { LabPackageDraft, LabServiceDraft, SubcategoryDraft } from '../../../../contract/homeServices/catalogue';
import type { HomeProviderDraft } from '../../../../contract/homeServices/providers';
import { labPackagesApi, labServicesApi, subcategoriesApi } from '../../../api/homeServices/catalogue';
import { homeProvidersApi } from '../../../api/homeServices/providers';
import { homeProviders } from '../../../entities/homeProvider';
import { labServices } from '../../../entities/labService';
import type { TranslatedKind } from './translated';

/** How subcategories are written. */
export const subcategoryKind: TranslatedKind<SubcategoryDraft> = {
  key: 'home/subcategory/save',
  create: subcategoriesApi.create,
  update: subcategoriesApi.update,
  *find({ parent_category, code }) {
    return byCode(yield* call(subcategoriesApi.list, { parent_category }), code);
  },
  translate: (subcategory, locale, texts) => subcategoriesApi.translate({ subcategory, locale, ...texts }),
};

/** How lab services are written. Their code is typed, so one that was there before is not taken for the new one. */
export const serviceKind: TranslatedKind<LabServiceDraft> = {
  key: 'home/labService/save',
  create: labServicesApi.create,
  update: labServicesApi.update,
  selectTable: labServices.selectTable,
  *find({ subcategory, code }, known) {
    return byCode((yield* call(labServicesApi.list, { subcategory })).filter(({ id }) => !known.includes(String(id))), code);
  },
  translate: (service, locale, texts) => labServicesApi.translate({ service, locale, ...texts }),
};

/** How lab packages are written. */
export const packageKind: TranslatedKind<LabPackageDraft> = {
  key: 'home/labPackage/save',
  create: labPackagesApi.create,
  update: labPackagesApi.update,
  *find({ subcategory, code }) {
    return byCode(yield* call(labPackagesApi.list, { subcategory }), code);
  },
  translate: (labPackage, locale, texts) => labPackagesApi.translate({ package: labPackage, locale, ...texts }),
};

/** The pictures of a home provider that a form changes. */
export interface ProviderImages {
  logo?: File | null;
  banner_image?: File | null;
}

/** How home providers are written. They have no code: a new one with the same name and contacts is the one that was made. */
export const providerKind: TranslatedKind<HomeProviderDraft, ProviderImages> = {
  key: 'home/homeProvider/save',
  create: homeProvidersApi.create,
  update: homeProvidersApi.update,
  selectTable: homeProviders.selectTable,
  *find({ name, email, phone_number }, known) {
    const all = yield* call(homeProvidersApi.list);
    return all.find((one) => !known.includes(String(one.id)) && one.name === name && (one.email ?? '') === email && (one.phone_number ?? '') === phone_number);
  },
  translate: (provider, locale, texts) => homeProvidersApi.translate({ provider, locale, ...texts }),
};

function byCode<Item extends { id: Id; code: string }>(items: readonly Item[], code: string): Item | undefined {
  return items.find((item) => item.code === code);
}
