import { boolean, date, index, integer, numeric, pgTable, serial, text, time, timestamp } from 'drizzle-orm/pg-core';

/*
 * The appointment service keeps copies of the people and places it knows: an appointment still names its doctor after
 * the provider service has deleted him or her. A copy without a name is a person who has not been heard of yet.
 */

/** The people who are treated. */
export const patients = pgTable('patients', {
  id: serial('id').primaryKey(),
  name: text('name'),
  profilePicture: text('profile_picture'),
});

/** The doctors that appointments have been made with; the key is the doctor's own. */
export const bookedDoctors = pgTable('booked_doctors', {
  doctorId: integer('doctor_id').primaryKey(),
  providerUserId: integer('provider_user_id'),
  name: text('name'),
  specialization: text('specialization'),
  profilePicture: text('profile_picture'),
  phoneNumber: text('phone_number'),
  autoConfirmation: boolean('auto_confirmation').notNull().default(false),
});

/** The places that appointments have been made at; the key is the location's own. */
export const bookedLocations = pgTable('booked_locations', {
  locationId: integer('location_id').primaryKey(),
  name: text('name'),
  address: text('address'),
  city: text('city'),
  country: text('country'),
  latitude: numeric('latitude', { precision: 8, scale: 5 }),
  longitude: numeric('longitude', { precision: 8, scale: 5 }),
});

/** Booked visits (Spec 1 §3). The status is free text: what other services write is kept as it is. */
export const appointments = pgTable(
  'appointments',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => patients.id),
    doctorId: integer('doctor_id')
      .notNull()
      .references(() => bookedDoctors.doctorId),
    locationId: integer('location_id').references(() => bookedLocations.locationId),
    date: date('date').notNull(),
    startTime: time('start_time').notNull(),
    endTime: time('end_time').notNull(),
    status: text('status'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('appointments_order').on(table.date, table.startTime, table.id),
    index('appointments_doctor').on(table.doctorId, table.date),
  ],
);
