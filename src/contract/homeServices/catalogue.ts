import type { Id, Locale, Translation } from '../common';
import { endpoint } from '../endpoint';

/** A predefined main category (Spec 2 §3). */
export interface Category {
  id: Id;
  code: string;
  name?: string | null;
  icon?: string | null;
}

/** A branch of a main category (Spec 2 §3). `name` is missing until a translation exists. */
export interface Subcategory {
  id: Id;
  parent_category: Id;
  code: string;
  subcategory_type: string;
  order: number;
  /** Lab subcategories only. */
  show_test_options?: boolean;
  icon?: string | null;
  name?: string | null;
  description?: string | null;
  translations?: Translation[] | null;
}

/** A subcategory as it is sent, whole also by PUT (Spec 2 §7); its name and description travel as translations. */
export interface SubcategoryDraft {
  parent_category: Id;
  code: string;
  subcategory_type: string;
  order: number;
  show_test_options: boolean;
}

/** One lab test (Spec 2 §3). */
export interface LabService {
  id: Id;
  subcategory: Id;
  code: string;
  description?: string | null;
  requires_fasting?: boolean;
  sample_type?: string | null;
  duration_minutes?: number | string | null;
  icon?: string | null;
  name?: string | null;
  translations?: Translation[] | null;
}

/** A lab service as it is sent, whole also by PUT (Spec 2 §7); its name travels as translations. */
export interface LabServiceDraft {
  subcategory: Id;
  code: string;
  description: string | null;
  requires_fasting: boolean;
  sample_type: string | null;
  duration_minutes: number;
}

/** One test of a package, in its place from 1 on (Spec 2 §3). */
export interface PackageTest {
  id: Id;
  package?: Id;
  test_name: string;
  order: number;
}

/** Several lab tests sold together (Spec 2 §3). */
export interface LabPackage {
  id: Id;
  subcategory: Id;
  code: string;
  description?: string | null;
  tests_count?: number | null;
  icon?: string | null;
  name?: string | null;
  included_tests?: PackageTest[] | null;
  translations?: Translation[] | null;
}

/**
 * A lab package as it is sent, whole also by PUT (Spec 2 §7); its name travels as translations, its tests one by one.
 */
export interface LabPackageDraft {
  subcategory: Id;
  code: string;
  description: string | null;
  tests_count: number;
}

/** One more test of a package, in its place from 1 on (Spec 2 §7). */
export interface PackageTestDraft {
  package: Id;
  test_name: string;
  order: number;
}

/** The texts of an item in one locale, as they are sent; a blank name is for the service to refuse. */
export interface TranslatedTexts {
  name: string;
  description: string | null;
}

/** The texts of one locale, to be added to the item that `Owner` names. */
export type TranslationDraft<Owner extends string> = Record<Owner, Id> & TranslatedTexts & { locale: Locale };

/** The subcategories of a main category or of a type, or all (Spec 2 §7). */
export const listSubcategories = endpoint('provider', 'GET', '/api/v3/subcategories/').carries<{
  query: {
    parent_category?: Id;
    /** The type as subcategories have it. */
    subcategory_type?: string;
  };
  reply: Subcategory[];
}>();

/** Adds a subcategory; a code that is taken is refused with 400 (Spec 2 §7). */
export const createSubcategory = endpoint('provider', 'POST', '/api/v3/subcategories/', 'afterLook').carries<{
  body: SubcategoryDraft;
  images: 'icon';
  reply: Subcategory;
}>();

/** Replaces a subcategory; its icon stays unless one is sent (Spec 2 §7). */
export const updateSubcategory = endpoint('provider', 'PUT', '/api/v3/subcategories/{id}/', 'asItIs').carries<{
  body: SubcategoryDraft;
  images: 'icon';
  reply: Subcategory;
}>();

/** Removes a subcategory (Spec 2 §7). */
export const deleteSubcategory = endpoint('provider', 'DELETE', '/api/v3/subcategories/{id}/', 'asItIs').carries<{
  reply: void;
}>();

/** Adds a lab service; a code that is taken is refused with 400 (Spec 2 §7). */
export const createLabService = endpoint('provider', 'POST', '/api/v3/services/', 'afterLook').carries<{
  body: LabServiceDraft;
  images: 'icon';
  reply: LabService;
}>();

/** Replaces a lab service; its icon stays unless one is sent (Spec 2 §7). */
export const updateLabService = endpoint('provider', 'PUT', '/api/v3/services/{id}/', 'asItIs').carries<{
  body: LabServiceDraft;
  images: 'icon';
  reply: LabService;
}>();

/** Removes a lab service (Spec 2 §7). */
export const deleteLabService = endpoint('provider', 'DELETE', '/api/v3/services/{id}/', 'asItIs').carries<{
  reply: void;
}>();

/** Adds a lab package without its tests; a code that is taken is refused with 400 (Spec 2 §7). */
export const createLabPackage = endpoint('provider', 'POST', '/api/v3/packages/', 'afterLook').carries<{
  body: LabPackageDraft;
  images: 'icon';
  reply: LabPackage;
}>();

/** Replaces a lab package; its tests stay, and its icon unless one is sent (Spec 2 §7). */
export const updateLabPackage = endpoint('provider', 'PUT', '/api/v3/packages/{id}/', 'asItIs').carries<{
  body: LabPackageDraft;
  images: 'icon';
  reply: LabPackage;
}>();

/** Removes a lab package with its tests (Spec 2 §7). */
export const deleteLabPackage = endpoint('provider', 'DELETE', '/api/v3/packages/{id}/', 'asItIs').carries<{
  reply: void;
}>();

/** Adds a test to a lab package (Spec 2 §7). */
export const createPackageTest = endpoint('provider', 'POST', '/api/v3/package-tests/', 'afterLook').carries<{
  body: PackageTestDraft;
  reply: PackageTest;
}>();

/** Takes a test out of its lab package (Spec 2 §7). */
export const deletePackageTest = endpoint('provider', 'DELETE', '/api/v3/package-tests/{id}/', 'asItIs').carries<{
  reply: void;
}>();

/** Adds the translation of a subcategory into one language, or replaces it (Spec 2 §7). */
export const translateSubcategory = endpoint(
  'provider',
  'POST',
  '/api/v3/translations/subcategories/',
  'afterLook',
).carries<{
  body: TranslationDraft<'subcategory'>;
  reply: Translation;
}>();

/** Adds the translation of a lab service into one language, or replaces it (Spec 2 §7). */
export const translateLabService = endpoint('provider', 'POST', '/api/v3/translations/services/', 'afterLook').carries<{
  body: TranslationDraft<'service'>;
  reply: Translation;
}>();

/** Adds the translation of a lab package into one language, or replaces it (Spec 2 §7). */
export const translateLabPackage = endpoint('provider', 'POST', '/api/v3/translations/packages/', 'afterLook').carries<{
  body: TranslationDraft<'package'>;
  reply: Translation;
}>();
