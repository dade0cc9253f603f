import { textOf } from '#client/lib/text';
import type { Availability } from '#contract/availabilities';
import type { Id, Named } from '#contract/common';
import type { Doctor, Location, Provider } from '#contract/directory';
import { defineEntity } from './defineEntity';

/** Medical specialties a doctor can have (Spec 1 §3). */
export const specialties = defineEntity<Named>()('specialties');

/** Places where doctors see patients (Spec 1 §3). */
export const locations = defineEntity<Location>()('locations');

/** A doctor in the store: the places where he or she works are stored as locations and named by id here. */
export type StoredDoctor = Omit<Doctor, 'locations'> & { locations?: Id[] | null };

/** Doctors of the directory (Spec 1 §3). */
export const doctors = defineEntity<Doctor, StoredDoctor>()('doctors', {
  embeds: { locations: [locations.schema] },
});

/** A provider in the store: its locations are stored under their own kind and named by id here. */
export type StoredProvider = Omit<Provider, 'location' | 'locations'> & {
  location?: Id | null;
  locations?: Id[] | null;
};

/** Clinics and other organisations that employ doctors (Spec 1 §3). */
export const providers = defineEntity<Provider, StoredProvider>()('providers', {
  embeds: { location: locations.schema, locations: [locations.schema] },
});

/** Opening hours of doctors (Spec 1 §3); a date or a time that was left out is the empty text, a status `null`. */
export const availabilities = defineEntity<Availability>()('availabilities', {
  completed: (hours) => ({
    ...hours,
    date: textOf(hours.date),
    available_from: textOf(hours.available_from),
    available_to: textOf(hours.available_to),
    status: hours.status ?? null,
  }),
});
