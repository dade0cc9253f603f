import type { Id } from '#contract/common';
import type { Category, LabPackage, LabService, PackageTest, Subcategory } from '#contract/homeServices/catalogue';
import { defineEntity } from '../defineEntity';

/** Predefined main categories of home services (Spec 2 §3). */
export const categories = defineEntity<Category>()('categories');

/** Branches of the main categories (Spec 2 §3). */
export const subcategories = defineEntity<Subcategory>()('subcategories');

/** Single lab tests (Spec 2 §3). */
export const labServices = defineEntity<LabService>()('labServices');

/** Tests that belong to a lab package (Spec 2 §3). */
export const packageTests = defineEntity<PackageTest>()('packageTests');

/** A lab package in the store: its tests are kept under their own kind and named by id here. */
export type StoredLabPackage = Omit<LabPackage, 'included_tests'> & { included_tests?: Id[] | null };

/** Several lab tests sold together (Spec 2 §3). */
export const labPackages = defineEntity<LabPackage, StoredLabPackage>()('labPackages', {
  included_tests: [packageTests.schema],
});
