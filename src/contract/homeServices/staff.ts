import type { DateText, Decimal, Id, Named, TimeText } from '../common';
import { endpoint } from '../endpoint';

/** What doctors and therapists of a home provider have in common (Spec 2 §3). */
export interface StaffMember {
  id: Id;
  provider: Id;
  first_name: string;
  last_name: string;
  years_of_experience?: number | string | null;
  bio?: string | null;
  is_active?: boolean;
}

/** What doctors and therapists of a home provider send in common (Spec 2 §7). */
interface StaffDraft {
  provider: Id;
  first_name: string;
  last_name: string;
  /** Where it is not known, left out of a POST and `null` in a PUT. */
  years_of_experience?: number | null;
  bio: string | null;
  is_active: boolean;
}

/** A doctor of a home provider (Spec 2 §3). Languages are read as objects and written as ids. */
export interface HomeDoctor extends StaffMember {
  /** `null` where that specialty has been deleted. */
  specialization: Id | null;
  specialization_name?: string | null;
  /** AED. */
  consultation_fee: Decimal;
  services_offered?: string | null;
  languages?: Named[] | null;
}

/** A doctor as it is sent, whole also by PUT; the fee is a plain decimal in AED (Spec 2 §7). */
export interface HomeDoctorDraft extends StaffDraft {
  specialization: Id;
  consultation_fee: string;
  services_offered: string | null;
  languages: Id[];
}

/** A therapist of a home provider (Spec 2 §3). */
export interface Therapist extends StaffMember {
  /** `null` where that type has been deleted. */
  therapy_type: Id | null;
  therapy_type_name?: string | null;
  /** AED. */
  session_fee: Decimal;
  certifications?: string | null;
}

/** A therapist as it is sent, whole also by PUT; the fee is a plain decimal in AED (Spec 2 §7). */
export interface TherapistDraft extends StaffDraft {
  therapy_type: Id;
  session_fee: string;
  certifications: string | null;
}

/** Hours in which a home provider comes, on one date (Spec 2 §3: Availability). */
export interface HomeSchedule {
  id: Id;
  availability_type: string;
  provider: Id;
  date: DateText;
  start_time: TimeText;
  end_time: TimeText;
  is_available: boolean;
  /** Minutes. */
  slot_duration: number | string;
}

/** Hours on one date as they are sent, whole also by PUT (Spec 2 §7). */
export interface HomeScheduleDraft {
  availability_type: 'provider';
  provider: Id;
  date: DateText;
  start_time: TimeText;
  end_time: TimeText;
  is_available: boolean;
  slot_duration: number;
}

/** The doctors of a home provider or of a specialty, or all (Spec 2 §7). */
export const listHomeDoctors = endpoint('provider', 'GET', '/api/v3/doctors/').carries<{
  query: { provider?: Id; specialty?: Id };
  reply: HomeDoctor[];
}>();

/** Adds a doctor to a home provider (Spec 2 §7). */
export const createHomeDoctor = endpoint('provider', 'POST', '/api/v3/doctors/', 'afterLook').carries<{
  body: HomeDoctorDraft;
  reply: HomeDoctor;
}>();

/** Replaces a doctor (Spec 2 §7). */
export const updateHomeDoctor = endpoint('provider', 'PUT', '/api/v3/doctors/{id}/', 'asItIs').carries<{
  body: HomeDoctorDraft;
  reply: HomeDoctor;
}>();

/** Removes a doctor (Spec 2 §7). */
export const deleteHomeDoctor = endpoint('provider', 'DELETE', '/api/v3/doctors/{id}/', 'asItIs').carries<{
  reply: void;
}>();

/** The therapists of a home provider or of a therapy type, or all (Spec 2 §7). */
export const listTherapists = endpoint('provider', 'GET', '/api/v3/therapists/').carries<{
  query: { provider?: Id; therapy_type?: Id };
  reply: Therapist[];
}>();

/** Adds a therapist to a home provider (Spec 2 §7). */
export const createTherapist = endpoint('provider', 'POST', '/api/v3/therapists/', 'afterLook').carries<{
  body: TherapistDraft;
  reply: Therapist;
}>();

/** Replaces a therapist (Spec 2 §7). */
export const updateTherapist = endpoint('provider', 'PUT', '/api/v3/therapists/{id}/', 'asItIs').carries<{
  body: TherapistDraft;
  reply: Therapist;
}>();

/** Removes a therapist (Spec 2 §7). */
export const deleteTherapist = endpoint('provider', 'DELETE', '/api/v3/therapists/{id}/', 'asItIs').carries<{
  reply: void;
}>();

/** The languages that doctors can speak (Spec 2 §7). */
export const listLanguages = endpoint('provider', 'GET', '/api/v3/languages/').carries<{ reply: Named[] }>();

/** The hours of a home provider, in no order that can be relied on (Spec 2 §7). */
export const listHomeSchedule = endpoint('provider', 'GET', '/api/v3/availability/').carries<{
  query: {
    /** Whose hours they are. */
    availability_type: 'provider';
    provider: Id;
  };
  reply: HomeSchedule[];
}>();

/** Adds hours on one date; those that overlap others of the provider are refused with 400 (Spec 2 §7). */
export const createHomeSchedule = endpoint('provider', 'POST', '/api/v3/availability/', 'afterLook').carries<{
  body: HomeScheduleDraft;
  reply: HomeSchedule;
}>();

/** Replaces hours on one date; those that overlap others of the provider are refused with 400 (Spec 2 §7). */
export const updateHomeSchedule = endpoint('provider', 'PUT', '/api/v3/availability/{id}/', 'asItIs').carries<{
  body: HomeScheduleDraft;
  reply: HomeSchedule;
}>();

/** Removes hours on one date (Spec 2 §7). */
export const deleteHomeSchedule = endpoint('provider', 'DELETE', '/api/v3/availability/{id}/', 'asItIs').carries<{
  reply: void;
}>();
