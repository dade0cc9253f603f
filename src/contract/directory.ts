import type { DateText, Decimal, Id, Named } from './common';
import { endpoint } from './endpoint';

/** A place where doctors see patients (Spec 1 §3). */
export interface Location {
  id: Id;
  name?: string | null;
  address?: string | null;
  city?: string | null;
  state?: string | null;
  postal_code?: string | null;
  country?: string | null;
  latitude?: Decimal | null;
  longitude?: Decimal | null;
  /** The provider that owns the place; some services name it `provider`. */
  provider_id?: Id | null;
  provider?: Id | null;
}

/** One language or service of a doctor: an object with a name, or a plain name (Spec 1 §3). */
export type NameEntry = Partial<Named> | string;

/** A doctor of a provider (Spec 1 §3). */
export interface Doctor {
  id: Id;
  title?: string | null;
  first_name: string;
  last_name: string;
  specializations?: Named[] | null;
  license_number?: string | null;
  license_expiry?: DateText | null;
  bio?: string | null;
  years_of_experience?: number | string | null;
  /** Minutes of one consultation. */
  consultation_duration?: number | string | null;
  languages?: NameEntry[] | null;
  services?: NameEntry[] | null;
  locations?: Location[] | null;
  email?: string | null;
  phone_number?: string | null;
  total_availabilities?: number | null;
  created_days_ago?: number | null;
  profile_picture?: string | null;
  provider_id?: Id | null;
  provider?: Id | null;
}

/** What an edited doctor profile sends (Spec 1 §7). */
export interface DoctorPatch {
  /** `null`, as the license number may be, where it was so and nobody has touched it. */
  title: string | null;
  first_name: string;
  last_name: string;
  /** Exactly one id. */
  specializations: Id[];
  license_number: string | null;
  license_expiry: DateText | null;
  bio: string;
  /** Left out where it is not known, and so is the duration. */
  years_of_experience?: number;
  consultation_duration?: number;
  /** In the shape in which they are read, and so are the services (decisions: sending). */
  languages: NameEntry[];
  services: NameEntry[];
}

/** The account a provider signs in with (Spec 1 §3). The password is never read. */
export interface ProviderUser {
  id: Id;
  email?: string | null;
  is_active?: boolean;
  is_staff?: boolean;
  is_superuser?: boolean;
}

/** A clinic or other organisation that employs doctors (Spec 1 §3). */
export interface Provider {
  id: Id;
  provider_user?: ProviderUser | null;
  provider_user_id?: Id | null;
  provider_type?: string | null;
  name?: string | null;
  description?: string | null;
  phone_number?: string | null;
  auto_confirmation?: boolean | null;
  total_doctors?: number | null;
  total_staff?: number | null;
  total_availabilities?: number | null;
  created_days_ago?: number | null;
  /** Some services send one text with a comma between the names. */
  doctor_names?: NameEntry[] | string | null;
  location?: Location | null;
  locations?: Location[] | null;
}

/** What a new provider sends (Spec 1 §7). */
export interface ProviderDraft {
  provider_user: {
    email: string;
    password: string;
    is_active: boolean;
    is_staff: boolean;
    is_superuser: boolean;
  };
  provider_type: string;
  name: string;
  description: string;
  phone_number: string;
  auto_confirmation: boolean;
  location: {
    name: string;
    address: string;
    city: string;
    state: string;
    postal_code: string;
    country: string;
    latitude: string | null;
    longitude: string | null;
  };
}

/** The kind a directory search is limited to; left out for all kinds (Spec 1 §7). */
export type DirectoryKind = 'doctors' | 'providers';

/** The answer of the combined search (Spec 1 §3). */
export interface DirectorySearchReply {
  doctors: Doctor[];
  providers: Provider[];
  locations: Location[];
  counts?: { doctors?: number; providers?: number } | null;
  total_results?: number;
  no_results?: boolean;
}

/** The answer of the doctor search (Spec 1 §3). */
export interface DoctorSearchReply {
  count?: number;
  doctors: Doctor[];
}

/** The answer of the provider search (Spec 1 §3). */
export interface ProviderSearchReply {
  count?: number;
  providers: Provider[];
}

/** Doctors, providers and locations whose names contain a text (Spec 1 §7). */
export const searchDirectory = endpoint('provider', 'GET', '/operations/').carries<{
  query: {
    /** What the names contain. */
    search: string;
    type?: DirectoryKind;
  };
  reply: DirectorySearchReply;
}>();

/** Doctors by text, provider, specialty and location (Spec 1 §7). */
export const searchDoctors = endpoint('provider', 'GET', '/operations/search-doctors/').carries<{
  query: {
    /** What the names contain. */
    search: string;
    provider_id?: Id;
    specialty_id?: Id;
    location_id?: Id;
    /** The most that are answered. */
    limit: number;
  };
  reply: DoctorSearchReply;
}>();

/** Providers by text, type and location (Spec 1 §7). */
export const searchProviders = endpoint('provider', 'GET', '/operations/search-providers/').carries<{
  query: {
    /** What the names contain. */
    search: string;
    /** The type as providers have it. */
    provider_type?: string;
    location_id?: Id;
    /** The most that are answered. */
    limit: number;
  };
  reply: ProviderSearchReply;
}>();

/** The doctors who work at a location (Spec 1 §7). */
export const listLocationDoctors = endpoint('provider', 'GET', '/operations/{id}/doctors/').carries<{
  reply: Doctor[];
}>();

/** Everything about one doctor (Spec 1 §7). */
export const readDoctor = endpoint('provider', 'GET', '/operations/doctor-details/').carries<{
  query: { doctor_id: Id };
  reply: Doctor;
}>();

/** Everything about one provider (Spec 1 §7). */
export const readProvider = endpoint('provider', 'GET', '/operations/provider-details/').carries<{
  query: { provider_id: Id };
  reply: Provider;
}>();

/** The e-mail a provider signs in with (Spec 1 §7). */
export const readProviderEmail = endpoint('provider', 'GET', '/operations/provider-user-email/').carries<{
  query: { provider_user_id: Id };
  reply: { email: string };
}>();

/** The medical specialties a doctor can have (Spec 1 §7). */
export const listSpecialties = endpoint('provider', 'GET', '/specialties_v2/').carries<{ reply: Named[] }>();

/** Changes a doctor's profile (Spec 1 §7). */
export const updateDoctor = endpoint('provider', 'PATCH', '/doctors/{id}/', 'asItIs').carries<{
  body: DoctorPatch;
  reply: Doctor;
}>();

/** Deletes a doctor with everything that belongs to the doctor (Spec 1 §7). */
export const deleteDoctor = endpoint('provider', 'DELETE', '/doctors/{id}/operations-delete/', 'asItIs').carries<{
  reply: void;
}>();

/** Deletes a provider with its doctors, locations and slots (Spec 1 §7). */
export const deleteProvider = endpoint('provider', 'DELETE', '/providers/{id}/operations-delete/', 'asItIs').carries<{
  reply: void;
}>();

/** Creates a provider and its account (Spec 1 §7). */
export const createProvider = endpoint('provider', 'POST', '/providers/', 'afterLook').carries<{
  body: ProviderDraft;
  reply: Provider;
}>();

/** Providers whose account has this e-mail: none or one (Spec 1 §7). */
export const findProvidersByEmail = endpoint('provider', 'GET', '/providers/').carries<{
  query: {
    /** The whole e-mail. */
    provider_user__email: string;
  };
  reply: Provider[];
}>();

/** Gives a provider's account a new password (Spec 1 §7). */
export const resetProviderPassword = endpoint('provider', 'PATCH', '/providers/{id}/', 'asItIs').carries<{
  body: { provider_user: { password: string } };
  reply: Provider;
}>();
