import type { Id, Locale } from '#contract/common';
import type {
  LabPackageDraft,
  LabServiceDraft,
  PackageTestDraft,
  SubcategoryDraft,
  TranslatedTexts,
} from '#contract/homeServices/catalogue';
import * as contract from '#contract/homeServices/catalogue';
import * as lists from '#contract/homeServices/lists';
import { recordIn } from '../answers';
import { send, sendAndRead } from '../send';
import { sendList } from '../sendList';

/** The icon of an item: a file replaces it, `null` removes it, and without either it stays. */
interface IconFile {
  icon?: File | null;
}

/** The main categories, which are predefined and only read (Spec 2 §7). */
export const categoriesApi = {
  list: (query: { locale?: Locale }) => sendList(lists.listCategories, { query }),
};

/** The branches of the main categories (Spec 2 §7). */
export const subcategoriesApi = {
  list: (query: { parent_category?: Id; subcategory_type?: string }) => sendList(contract.listSubcategories, { query }),
  create: (body: SubcategoryDraft, images: IconFile = {}) =>
    sendAndRead(contract.createSubcategory, { body, images }, recordIn),
  update: (id: Id, body: SubcategoryDraft, images: IconFile = {}) =>
    send(contract.updateSubcategory, { params: { id }, body, images }),
  remove: (id: Id) => send(contract.deleteSubcategory, { params: { id } }),
  translate: (subcategory: Id, locale: Locale, texts: TranslatedTexts) =>
    send(contract.translateSubcategory, { body: { subcategory, locale, ...texts } }),
};

/** Single lab tests (Spec 2 §7). */
export const labServicesApi = {
  list: (query: { subcategory?: Id }) => sendList(lists.listLabServices, { query }),
  create: (body: LabServiceDraft, images: IconFile = {}) =>
    sendAndRead(contract.createLabService, { body, images }, recordIn),
  update: (id: Id, body: LabServiceDraft, images: IconFile = {}) =>
    send(contract.updateLabService, { params: { id }, body, images }),
  remove: (id: Id) => send(contract.deleteLabService, { params: { id } }),
  translate: (service: Id, locale: Locale, texts: TranslatedTexts) =>
    send(contract.translateLabService, { body: { service, locale, ...texts } }),
};

/** Several lab tests sold together; `packageTestsApi` adds and removes the tests (Spec 2 §7). */
export const labPackagesApi = {
  list: (query: { subcategory?: Id }) => sendList(lists.listLabPackages, { query }),
  create: (body: LabPackageDraft, images: IconFile = {}) =>
    sendAndRead(contract.createLabPackage, { body, images }, recordIn),
  update: (id: Id, body: LabPackageDraft, images: IconFile = {}) =>
    send(contract.updateLabPackage, { params: { id }, body, images }),
  remove: (id: Id) => send(contract.deleteLabPackage, { params: { id } }),
  translate: (labPackage: Id, locale: Locale, texts: TranslatedTexts) =>
    send(contract.translateLabPackage, { body: { package: labPackage, locale, ...texts } }),
};

/** The tests of lab packages, one by one (Spec 2 §7). */
export const packageTestsApi = {
  create: (body: PackageTestDraft) => sendAndRead(contract.createPackageTest, { body }, recordIn),
  remove: (id: Id) => send(contract.deletePackageTest, { params: { id } }),
};
