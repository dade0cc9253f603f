import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, time } from 'drizzle-orm/pg-core';

import { createdAt, degrees, identity, moment } from './columns';

/*
 * The appointment service has copies of people and places of its own, so that an appointment still names its doctor
 * after the provider service has deleted the doctor. A copy without a name is a person of whom only the key is known.
 */

/** The people who are treated. */
export const patients = pgTable('patients', {
  user_id: identity(),
  name: text('name'),
  profile_picture: text('profile_picture'),
});

/** The doctors that appointments have been made with; the key is the doctor's own. */
export const bookedDoctors = pgTable('booked_doctors', {
  doctor_id: integer('doctor_id').primaryKey(),
  provider_user_id: integer('provider_user_id'),
  name: text('name'),
  specialization: text('specialization'),
  profile_picture: text('profile_picture'),
  phone_number: text('phone_number'),
  auto_confirmation: boolean('auto_confirmation').notNull().default(false),
});

/** The places that appointments have been made at; the key is the location's own. */
export const bookedLocations = pgTable('booked_locations', {
  location_id: integer('location_id').primaryKey(),
  name: text('name'),
  address: text('address'),
  city: text('city'),
  country: text('country'),
  latitude: degrees('latitude'),
  longitude: degrees('longitude'),
});

/** Booked visits (Spec 1 §3). The status is free text, because other services may write one of their own. */
export const appointments = pgTable(
  'appointments',
  {
    id: identity(),
    user_id: integer('user_id')
      .notNull()
      .references(() => patients.user_id),
    doctor_id: integer('doctor_id')
      .notNull()
      .references(() => bookedDoctors.doctor_id),
    location_id: integer('location_id').references(() => bookedLocations.location_id),
    date: date('date').notNull(),
    start_time: time('start_time').notNull(),
    end_time: time('end_time').notNull(),
    status: text('status'),
    created_at: createdAt(),
    updated_at: moment('updated_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    index('appointments_order').on(table.date, table.start_time, table.id),
    index('appointments_doctor').on(table.doctor_id, table.date),
    index('appointments_updated').on(table.updated_at),
  ],
);
