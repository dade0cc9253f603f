import { boolean, date, index, integer, pgTable, primaryKey, text, time, uniqueIndex } from 'drizzle-orm/pg-core';

import { users } from './accountTables';
import { belongsTo, createdAt, degrees, identity } from './columns';

/** Clinics and other organisations that employ doctors (Spec 1 §3). */
export const providers = pgTable('providers', {
  id: identity(),
  provider_user_id: belongsTo('user_id', () => users.id).unique(),
  provider_type: text('provider_type').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  phone_number: text('phone_number').notNull(),
  auto_confirmation: boolean('auto_confirmation').notNull(),
  total_staff: integer('total_staff').notNull().default(1),
  created_at: createdAt(),
});

/** Places where the doctors of a provider see patients (Spec 1 §3). */
export const locations = pgTable(
  'locations',
  {
    id: identity(),
    name: text('name').notNull(),
    address: text('address').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    postal_code: text('postal_code').notNull(),
    country: text('country').notNull(),
    latitude: degrees('latitude'),
    longitude: degrees('longitude'),
    provider_id: belongsTo('provider_id', () => providers.id),
  },
  (table) => [index('locations_provider').on(table.provider_id)],
);

/** Medical specialties (Spec 1 §3). */
export const specialties = pgTable('specialties', {
  id: identity(),
  name: text('name').notNull().unique(),
});

/** Doctors of a provider (Spec 1 §3). */
export const doctors = pgTable(
  'doctors',
  {
    id: identity(),
    title: text('title').notNull(),
    first_name: text('first_name').notNull(),
    last_name: text('last_name').notNull(),
    license_number: text('license_number').notNull(),
    license_expiry: date('license_expiry'),
    bio: text('bio').notNull(),
    years_of_experience: integer('years_of_experience').notNull(),
    consultation_duration: integer('consultation_duration').notNull(),
    email: text('email'),
    phone_number: text('phone_number'),
    profile_picture: text('profile_picture'),
    provider_id: belongsTo('provider_id', () => providers.id),
    specialty_id: integer('specialty_id').references(() => specialties.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (table) => [index('doctors_provider').on(table.provider_id)],
);

/** Which doctor works where. */
export const doctorLocations = pgTable(
  'doctor_locations',
  {
    doctor_id: belongsTo('doctor_id', () => doctors.id),
    location_id: belongsTo('location_id', () => locations.id),
  },
  (table) => [
    primaryKey({ columns: [table.doctor_id, table.location_id] }),
    index('doctor_locations_location').on(table.location_id),
  ],
);

/** Names that belong to a doctor in the order in which they were sent: languages or services. */
const doctorNames = (tableName: string) =>
  pgTable(
    tableName,
    {
      id: identity(),
      doctor_id: belongsTo('doctor_id', () => doctors.id),
      name: text('name').notNull(),
    },
    (table) => [uniqueIndex(`${tableName}_doctor_name`).on(table.doctor_id, table.name)],
  );

export const doctorLanguages = doctorNames('doctor_languages');
export const doctorServices = doctorNames('doctor_services');

/** The status of opening hours that can be booked; hours that are taken have `BOOKED` of the contract. */
export const OPEN = 'available';

/** Opening hours of a doctor at a location on one date (Spec 1 §3). */
export const availabilities = pgTable(
  'availabilities',
  {
    id: identity(),
    doctor_id: belongsTo('doctor_id', () => doctors.id),
    location_id: belongsTo('location_id', () => locations.id),
    date: date('date').notNull(),
    available_from: time('available_from').notNull(),
    available_to: time('available_to').notNull(),
    status: text('status').notNull(),
  },
  (table) => [
    index('availabilities_doctor_date').on(table.doctor_id, table.date, table.available_from),
    index('availabilities_location').on(table.location_id),
  ],
);
