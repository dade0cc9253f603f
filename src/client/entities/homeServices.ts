import type { Id, Named } from '#contract/common';
import type { Category, LabPackage, LabService, PackageTest, Subcategory } from '#contract/homeServices/catalogue';
import type { HomeProvider, NursingLink, PackageLink, ServiceLink } from '#contract/homeServices/providers';
import type { HomeDoctor, HomeSchedule, Therapist } from '#contract/homeServices/staff';
import { defineEntity } from './defineEntity';

/** Predefined main categories of home services (Spec 2 §3). */
export const categories = defineEntity<Category>()('categories');

/** Branches of the main categories (Spec 2 §3). */
export const subcategories = defineEntity<Subcategory>()('subcategories');

/** Single lab tests (Spec 2 §3). */
export const labServices = defineEntity<LabService>()('labServices');

/** Tests that belong to a lab package (Spec 2 §3). */
export const packageTests = defineEntity<PackageTest>()('packageTests');

/** A lab package in the store: its tests are stored under their own kind and named by id here. */
export type StoredLabPackage = Omit<LabPackage, 'included_tests'> & { included_tests?: Id[] | null };

/** Several lab tests sold together (Spec 2 §3). */
export const labPackages = defineEntity<LabPackage, StoredLabPackage>()('labPackages', {
  embeds: { included_tests: [packageTests.schema] },
});

/** Providers of home services; the clinics of the directory are others (Spec 2 §3). */
export const homeProviders = defineEntity<HomeProvider>()('homeProviders');

/** Lab services that providers offer (Spec 2 §3). */
export const serviceLinks = defineEntity<ServiceLink>()('serviceLinks');

/** Lab packages that providers offer (Spec 2 §3). */
export const packageLinks = defineEntity<PackageLink>()('packageLinks');

/** Nursing services that providers offer (Spec 2 §3). */
export const nursingLinks = defineEntity<NursingLink>()('nursingLinks');

/** Doctors of home providers (Spec 2 §3). */
export const homeDoctors = defineEntity<HomeDoctor>()('homeDoctors');

/** Therapists of home providers (Spec 2 §3). */
export const therapists = defineEntity<Therapist>()('therapists');

/** Hours in which home providers come (Spec 2 §3: Availability). */
export const homeSchedules = defineEntity<HomeSchedule>()('homeSchedules');

/** Languages that doctors speak (Spec 2 §3). */
export const languages = defineEntity<Named>()('languages');

/** All kinds of Home Services, for `entitiesReducer`. */
export const homeServicesEntities = [
  categories,
  subcategories,
  labServices,
  packageTests,
  labPackages,
  homeProviders,
  serviceLinks,
  packageLinks,
  nursingLinks,
  homeDoctors,
  therapists,
  homeSchedules,
  languages,
] as const;
