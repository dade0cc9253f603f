import { relations } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  serial,
  text,
  time,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { users } from './accountTables';

const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow();

/** Clinics and other organisations that employ doctors (Spec 1 §3). */
export const providers = pgTable('providers', {
  id: serial('id').primaryKey(),
  userId: integer('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  providerType: text('provider_type').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  phoneNumber: text('phone_number').notNull(),
  autoConfirmation: boolean('auto_confirmation').notNull(),
  totalStaff: integer('total_staff').notNull().default(1),
  createdAt: createdAt(),
});

/** Places where the doctors of a provider see patients (Spec 1 §3). */
export const locations = pgTable(
  'locations',
  {
    id: serial('id').primaryKey(),
    providerId: integer('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    address: text('address').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    postalCode: text('postal_code').notNull(),
    country: text('country').notNull(),
    latitude: numeric('latitude', { precision: 8, scale: 5 }),
    longitude: numeric('longitude', { precision: 8, scale: 5 }),
  },
  (table) => [index('locations_provider').on(table.providerId)],
);

/** Medical specialties (Spec 1 §3). */
export const specialties = pgTable('specialties', {
  id: serial('id').primaryKey(),
  name: text('name').notNull().unique(),
});

/** Doctors of a provider (Spec 1 §3). */
export const doctors = pgTable(
  'doctors',
  {
    id: serial('id').primaryKey(),
    providerId: integer('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    specialtyId: integer('specialty_id').references(() => specialties.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    licenseNumber: text('license_number').notNull(),
    licenseExpiry: date('license_expiry'),
    bio: text('bio').notNull(),
    yearsOfExperience: integer('years_of_experience').notNull(),
    consultationDuration: integer('consultation_duration').notNull(),
    email: text('email'),
    phoneNumber: text('phone_number'),
    profilePicture: text('profile_picture'),
    createdAt: createdAt(),
  },
  (table) => [index('doctors_provider').on(table.providerId)],
);

/** Which doctor works where. */
export const doctorLocations = pgTable(
  'doctor_locations',
  {
    doctorId: integer('doctor_id')
      .notNull()
      .references(() => doctors.id, { onDelete: 'cascade' }),
    locationId: integer('location_id')
      .notNull()
      .references(() => locations.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.doctorId, table.locationId] }),
    index('doctor_locations_location').on(table.locationId),
  ],
);

/** Names that hang on a doctor in a given order: languages spoken and services offered alike. */
const doctorNames = (tableName: string) =>
  pgTable(
    tableName,
    {
      id: serial('id').primaryKey(),
      doctorId: integer('doctor_id')
        .notNull()
        .references(() => doctors.id, { onDelete: 'cascade' }),
      name: text('name').notNull(),
    },
    (table) => [uniqueIndex(`${tableName}_doctor_name`).on(table.doctorId, table.name)],
  );

export const doctorLanguages = doctorNames('doctor_languages');
export const doctorServices = doctorNames('doctor_services');

/** The status of opening hours that can be booked; those that cannot have `BOOKED` of the contract. */
export const OPEN = 'available';

/** Opening hours of a doctor at a location on one date (Spec 1 §3). */
export const availabilities = pgTable(
  'availabilities',
  {
    id: serial('id').primaryKey(),
    doctorId: integer('doctor_id')
      .notNull()
      .references(() => doctors.id, { onDelete: 'cascade' }),
    locationId: integer('location_id')
      .notNull()
      .references(() => locations.id, { onDelete: 'cascade' }),
    date: date('date').notNull(),
    availableFrom: time('available_from').notNull(),
    availableTo: time('available_to').notNull(),
    status: text('status').notNull(),
  },
  (table) => [
    index('availabilities_doctor_date').on(table.doctorId, table.date, table.availableFrom),
    index('availabilities_location').on(table.locationId),
  ],
);

export const providerRelations = relations(providers, ({ one, many }) => ({
  user: one(users, { fields: [providers.userId], references: [users.id] }),
  locations: many(locations),
  doctors: many(doctors),
}));

export const locationRelations = relations(locations, ({ one }) => ({
  provider: one(providers, { fields: [locations.providerId], references: [providers.id] }),
}));

export const doctorRelations = relations(doctors, ({ one, many }) => ({
  provider: one(providers, { fields: [doctors.providerId], references: [providers.id] }),
  specialty: one(specialties, { fields: [doctors.specialtyId], references: [specialties.id] }),
  doctorLocations: many(doctorLocations),
  languages: many(doctorLanguages),
  services: many(doctorServices),
}));

export const doctorLocationRelations = relations(doctorLocations, ({ one }) => ({
  doctor: one(doctors, { fields: [doctorLocations.doctorId], references: [doctors.id] }),
  location: one(locations, { fields: [doctorLocations.locationId], references: [locations.id] }),
}));

export const doctorLanguageRelations = relations(doctorLanguages, ({ one }) => ({
  doctor: one(doctors, { fields: [doctorLanguages.doctorId], references: [doctors.id] }),
}));

export const doctorServiceRelations = relations(doctorServices, ({ one }) => ({
  doctor: one(doctors, { fields: [doctorServices.doctorId], references: [doctors.id] }),
}));
