import type { DateText, Id, TimeText } from './common';
import { endpoint } from './endpoint';

/** Opening hours of a doctor at a location on one date (Spec 1 §3). The status `booked` blocks its slots. */
export interface Availability {
  id: Id;
  location_id: Id | null;
  doctor_id: Id;
  date: DateText;
  available_from: TimeText;
  available_to: TimeText;
  status?: string | null;
}

/** Opening hours to add for one doctor on one date (Spec 1 §7). */
export interface AvailabilityDraft {
  location_id: Id;
  date: DateText;
  available_from: TimeText;
  available_to: TimeText;
  skip_existing?: boolean;
}

/** Opening hours to add for every doctor of a provider on one date (Spec 1 §7). */
export interface ProviderAvailabilityDraft {
  location: Id;
  date: DateText;
  available_from: TimeText;
  available_to: TimeText;
  skip_existing: boolean;
}

/**
 * The answer to one added date: the new hours with their id, or a note that they were there already. One of 201 without
 * such a note has added them, whatever else it holds.
 */
export interface AvailabilityAdded extends Partial<Availability> {
  skipped?: boolean | number;
  created?: boolean | number;
  detail?: string;
  message?: string;
}

/** The answer to one added date of a whole provider: how many doctors got new hours, how many had them already. */
export interface ProviderAvailabilityAdded {
  created?: number;
  skipped?: number;
  detail?: string;
}

/** The open and booked ranges of a doctor on one date, to reschedule into (Spec 1 §7). */
export const listSlotRanges = endpoint('provider', 'GET', '/availabilities/').carries<{
  query: { date: DateText; doctor_id: Id };
  reply: Availability[];
}>();

/** Opening hours of a doctor at a location, or at all of them (Spec 1 §7). */
export const listDoctorAvailabilities = endpoint(
  'provider',
  'GET',
  '/operations/{doctorId}/doctor-availabilities/',
).carries<{ query: { location_id?: Id }; reply: Availability[] }>();

/** Adds one date for one doctor; with `skip_existing` an identical slot is skipped instead of refused (Spec 1 §7). */
export const addAvailability = endpoint(
  'provider',
  'POST',
  '/operations/{doctorId}/add-availability/',
  'afterLook',
).carries<{
  body: AvailabilityDraft;
  reply: AvailabilityAdded;
}>();

/** Adds one date for every doctor of a provider (Spec 1 §7). */
export const addProviderAvailabilities = endpoint(
  'provider',
  'POST',
  '/operations/{providerId}/add-provider-availabilities/',
  'asItIs',
).carries<{ body: ProviderAvailabilityDraft; reply: ProviderAvailabilityAdded }>();

/** Deletes one slot (Spec 1 §7). */
export const deleteAvailability = endpoint('provider', 'DELETE', '/availabilities/{id}/', 'asItIs').carries<{
  reply: void;
}>();

/** Deletes every slot of a doctor (Spec 1 §7). */
export const deleteAllAvailabilities = endpoint(
  'provider',
  'DELETE',
  '/operations/{doctorId}/delete-all-availabilities/',
  'asItIs',
).carries<{ reply: void }>();
