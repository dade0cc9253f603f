import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  unique,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';

import type { Locale } from '#contract/common';
import type { SubcategoryType } from '#contract/rules';
import { belongsTo, identity, money, reliesOn } from './columns';
import { imageColumn } from './mediaTables';

/** The translations of one kind of item, one row for each locale. */
function translationTable<Name extends string>(name: Name, itemColumn: string, item: () => AnyPgColumn) {
  return pgTable(
    name,
    {
      item: belongsTo(itemColumn, item),
      locale: text('locale').$type<Locale>().notNull(),
      name: text('name').notNull(),
      description: text('description').notNull().default(''),
    },
    (table) => [primaryKey({ columns: [table.item, table.locale] })],
  );
}
export type TranslationTable = ReturnType<typeof translationTable<string>>;

/** The predefined main categories (Spec 2 §3). */
export const categories = pgTable('categories', {
  id: integer('id').primaryKey(),
  code: text('code').notNull().unique(),
  icon: imageColumn('icon_id'),
});

export const subcategories = pgTable(
  'subcategories',
  {
    id: identity(),
    parent_category: reliesOn('parent_category_id', () => categories.id),
    code: text('code').notNull().unique(),
    subcategory_type: text('subcategory_type').$type<SubcategoryType>().notNull(),
    order: integer('order').notNull(),
    show_test_options: boolean('show_test_options').notNull().default(false),
    icon: imageColumn('icon_id'),
  },
  (table) => [index().on(table.parent_category), check('subcategory_order_from_one', sql`${table.order} >= 1`)],
);

export const labServices = pgTable(
  'lab_services',
  {
    id: identity(),
    subcategory: reliesOn('subcategory_id', () => subcategories.id),
    code: text('code').notNull().unique(),
    description: text('description').notNull().default(''),
    requires_fasting: boolean('requires_fasting').notNull().default(false),
    sample_type: text('sample_type').notNull().default(''),
    duration_minutes: integer('duration_minutes').notNull(),
    icon: imageColumn('icon_id'),
  },
  (table) => [index().on(table.subcategory), check('service_duration_from_one', sql`${table.duration_minutes} >= 1`)],
);

export const labPackages = pgTable(
  'lab_packages',
  {
    id: identity(),
    subcategory: reliesOn('subcategory_id', () => subcategories.id),
    code: text('code').notNull().unique(),
    description: text('description').notNull().default(''),
    icon: imageColumn('icon_id'),
  },
  (table) => [index().on(table.subcategory)],
);

export const packageTests = pgTable(
  'package_tests',
  {
    id: identity(),
    package: belongsTo('package_id', () => labPackages.id),
    test_name: text('test_name').notNull(),
    order: integer('order').notNull(),
  },
  (table) => [index().on(table.package, table.order)],
);

/** Providers of home services; not the clinics of the directory (Spec 2 §3). */
export const homeProviders = pgTable('home_providers', {
  id: identity(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  address: text('address').notNull().default(''),
  city: text('city').notNull().default(''),
  phone_number: text('phone_number').notNull().default(''),
  email: text('email').notNull().default(''),
  latitude: text('latitude').notNull(),
  longitude: text('longitude').notNull(),
  is_active: boolean('is_active').notNull().default(true),
  auto_confirmation: boolean('auto_confirmation').notNull().default(false),
  logo: imageColumn('logo_id'),
  banner_image: imageColumn('banner_image_id'),
});

/** What patients gave a provider, one to five stars. */
export const homeReviews = pgTable(
  'home_reviews',
  {
    id: identity(),
    provider: belongsTo('provider_id', () => homeProviders.id),
    stars: smallint('stars').notNull(),
  },
  (table) => [index().on(table.provider), check('stars_one_to_five', sql`${table.stars} between 1 and 5`)],
);

export const categoryTranslations = translationTable('category_translations', 'category_id', () => categories.id);
export const subcategoryTranslations = translationTable(
  'subcategory_translations',
  'subcategory_id',
  () => subcategories.id,
);
export const labServiceTranslations = translationTable('lab_service_translations', 'service_id', () => labServices.id);
export const labPackageTranslations = translationTable('lab_package_translations', 'package_id', () => labPackages.id);
export const homeProviderTranslations = translationTable(
  'home_provider_translations',
  'provider_id',
  () => homeProviders.id,
);

const linkColumns = () => ({
  id: identity(),
  provider: belongsTo('provider_id', () => homeProviders.id),
  price: money('price').notNull(),
  is_available: boolean('is_available').notNull().default(true),
});

export const serviceLinks = pgTable(
  'service_links',
  { ...linkColumns(), service: belongsTo('service_id', () => labServices.id) },
  (table) => [unique().on(table.provider, table.service), index().on(table.service)],
);

export const packageLinks = pgTable(
  'package_links',
  { ...linkColumns(), package: belongsTo('package_id', () => labPackages.id) },
  (table) => [unique().on(table.provider, table.package), index().on(table.package)],
);

export const nursingLinks = pgTable(
  'nursing_links',
  {
    ...linkColumns(),
    subcategory: belongsTo('subcategory_id', () => subcategories.id),
    duration_minutes: integer('duration_minutes').notNull(),
  },
  (table) => [unique().on(table.provider, table.subcategory), index().on(table.subcategory)],
);

const staffColumns = () => ({
  id: identity(),
  provider: belongsTo('provider_id', () => homeProviders.id),
  first_name: text('first_name').notNull(),
  last_name: text('last_name').notNull(),
  years_of_experience: integer('years_of_experience'),
  bio: text('bio').notNull().default(''),
  is_active: boolean('is_active').notNull().default(true),
});

export const homeDoctors = pgTable(
  'home_doctors',
  {
    ...staffColumns(),
    specialization: reliesOn('specialization_id', () => subcategories.id),
    consultation_fee: money('consultation_fee').notNull(),
    services_offered: text('services_offered').notNull().default(''),
  },
  (table) => [index().on(table.provider), index().on(table.specialization)],
);

export const therapists = pgTable(
  'therapists',
  {
    ...staffColumns(),
    therapy_type: reliesOn('therapy_type_id', () => subcategories.id),
    session_fee: money('session_fee').notNull(),
    certifications: text('certifications').notNull().default(''),
  },
  (table) => [index().on(table.provider), index().on(table.therapy_type)],
);

export const languages = pgTable('languages', { id: identity(), name: text('name').notNull().unique() });

export const homeDoctorLanguages = pgTable(
  'home_doctor_languages',
  { doctor: belongsTo('doctor_id', () => homeDoctors.id), language: reliesOn('language_id', () => languages.id) },
  (table) => [primaryKey({ columns: [table.doctor, table.language] })],
);

/** Hours in which a home provider comes (Spec 2 §3: Availability). */
export const homeSchedule = pgTable(
  'home_schedule',
  {
    id: identity(),
    provider: belongsTo('provider_id', () => homeProviders.id),
    date: date('date').notNull(),
    start_time: time('start_time', { precision: 0 }).notNull(),
    end_time: time('end_time', { precision: 0 }).notNull(),
    is_available: boolean('is_available').notNull().default(true),
    slot_duration: integer('slot_duration').notNull(),
  },
  (table) => [
    index().on(table.provider, table.date),
    check('schedule_ends_later', sql`${table.end_time} > ${table.start_time}`),
  ],
);
