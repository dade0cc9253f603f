import {
  categoriesApi,
  labPackagesApi,
  labServicesApi,
  packageTestsApi,
  subcategoriesApi,
} from '#client/api/homeServices/catalogue';
import { categories, labPackages, labServices, packageTests, subcategories } from '#client/entities/homeServices';
import { defineKind } from '../shared/kind/defineKind';
import { categoryEvents, labPackageEvents, labServiceEvents, packageTestEvents, subcategoryEvents } from './events';
import { isTestGone } from './isTestGone';
import { catalogueMessages } from './messages';

/** The predefined main categories, which are only read (Spec 2 §6). */
export const categoryKind = defineKind({
  events: categoryEvents,
  entity: categories,
  list: categoriesApi.list,
  loadFailure: { text: catalogueMessages.categoriesFailed },
});

/** The branches of the main categories (Spec 2 §3). */
export const subcategoryKind = defineKind({
  events: subcategoryEvents,
  entity: subcategories,
  list: subcategoriesApi.list,
  loadFailure: { text: catalogueMessages.subcategoriesFailed },
  removal: { remove: subcategoriesApi.remove },
});

/** The single lab tests (Spec 2 §3). */
export const labServiceKind = defineKind({
  events: labServiceEvents,
  entity: labServices,
  list: labServicesApi.list,
  loadFailure: { text: catalogueMessages.labServicesFailed },
  removal: { remove: labServicesApi.remove },
});

/** Lab tests sold together (Spec 2 §3). */
export const labPackageKind = defineKind({
  events: labPackageEvents,
  entity: labPackages,
  list: labPackagesApi.list,
  loadFailure: { text: catalogueMessages.labPackagesFailed },
  removal: { remove: labPackagesApi.remove },
});

/** The tests of packages; they are read and created with their package, and only removed one by one. */
export const packageTestKind = defineKind({
  events: packageTestEvents,
  entity: packageTests,
  removal: {
    remove: packageTestsApi.remove,
    isGone: isTestGone,
    texts: { title: catalogueMessages.removeTestTitle, confirmLabel: catalogueMessages.remove },
  },
});
