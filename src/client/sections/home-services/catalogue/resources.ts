import {
  categoriesApi,
  labPackagesApi,
  labServicesApi,
  packageTestsApi,
  subcategoriesApi,
} from '#client/api/homeServices/catalogue';
import { categories, labPackages, labServices, packageTests, subcategories } from '#client/entities/homeServices';
import { defineResource } from '../shared/resource/defineResource';
import { categoryEvents, labPackageEvents, labServiceEvents, packageTestEvents, subcategoryEvents } from './events';
import { isTestGone } from './isTestGone';
import { catalogueMessages } from './messages';

/** The predefined main categories, which are only read (Spec 2 §6). */
export const categoryResource = defineResource({
  events: categoryEvents,
  entity: categories,
  list: categoriesApi.list,
  loadFailure: { text: catalogueMessages.categoriesFailed },
});

/** The branches of the main categories (Spec 2 §3). */
export const subcategoryResource = defineResource({
  events: subcategoryEvents,
  entity: subcategories,
  list: subcategoriesApi.list,
  loadFailure: { text: catalogueMessages.subcategoriesFailed },
  removal: { remove: subcategoriesApi.remove },
});

/** The single lab tests (Spec 2 §3). */
export const labServiceResource = defineResource({
  events: labServiceEvents,
  entity: labServices,
  list: labServicesApi.list,
  loadFailure: { text: catalogueMessages.labServicesFailed },
  removal: { remove: labServicesApi.remove },
});

/** Lab tests sold together (Spec 2 §3). */
export const labPackageResource = defineResource({
  events: labPackageEvents,
  entity: labPackages,
  list: labPackagesApi.list,
  loadFailure: { text: catalogueMessages.labPackagesFailed },
  removal: { remove: labPackagesApi.remove },
});

/** The tests of packages; they are read and created with their package, and only removed one by one. */
export const packageTestResource = defineResource({
  events: packageTestEvents,
  entity: packageTests,
  removal: {
    remove: packageTestsApi.remove,
    isGone: isTestGone,
    texts: { title: catalogueMessages.removeTestTitle, confirmLabel: catalogueMessages.remove },
  },
});
