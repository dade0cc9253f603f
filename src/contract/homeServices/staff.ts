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

interface StaffDraft {
  provider: Id;
  first_name: string;
  last_name: string;
  years_of_experience: number;
  bio: string;
  is_active: boolean;
}

/** A doctor of a home provider (Spec 2 §3). Languages are read as objects and written as ids. */
export interface HomeDoctor extends StaffMember {
  specialization: Id;
  specialization_name?: string | null;
  /** AED. */
  consultation_fee: Decimal;
  services_offered?: string | null;
  languages?: Named[] | null;
}

export interface HomeDoctorDraft extends StaffDraft {
  specialization: Id;
  consultation_fee: string;
  services_offered: string;
  languages: Id[];
}

/** A therapist of a home provider (Spec 2 §3). */
export interface Therapist extends StaffMember {
  therapy_type: Id;
  therapy_type_name?: string | null;
  /** AED. */
  session_fee: Decimal;
  certifications?: string | null;
}

export interface TherapistDraft extends StaffDraft {
  therapy_type: Id;
  session_fee: string;
  certifications: string;
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

export interface HomeScheduleDraft {
  availability_type: 'provider';
  provider: Id;
  date: DateText;
  start_time: TimeText;
  end_time: TimeText;
  is_available: boolean;
  slot_duration: number;
}

export const listHomeDoctors = endpoint('provider', 'GET', '/api/v3/doctors/').carries<{
  query: { provider?: Id; specialty?: Id };
  reply: HomeDoctor[];
}>();
export const createHomeDoctor = endpoint('provider', 'POST', '/api/v3/doctors/').carries<{
  body: HomeDoctorDraft;
  reply: HomeDoctor;
}>();
export const updateHomeDoctor = endpoint('provider', 'PUT', '/api/v3/doctors/{id}/').carries<{
  body: HomeDoctorDraft;
  reply: HomeDoctor;
}>();
export const deleteHomeDoctor = endpoint('provider', 'DELETE', '/api/v3/doctors/{id}/').carries<{ reply: void }>();

export const listTherapists = endpoint('provider', 'GET', '/api/v3/therapists/').carries<{
  query: { provider?: Id; therapy_type?: Id };
  reply: Therapist[];
}>();
export const createTherapist = endpoint('provider', 'POST', '/api/v3/therapists/').carries<{
  body: TherapistDraft;
  reply: Therapist;
}>();
export const updateTherapist = endpoint('provider', 'PUT', '/api/v3/therapists/{id}/').carries<{
  body: TherapistDraft;
  reply: Therapist;
}>();
export const deleteTherapist = endpoint('provider', 'DELETE', '/api/v3/therapists/{id}/').carries<{ reply: void }>();

export const listLanguages = endpoint('provider', 'GET', '/api/v3/languages/').carries<{ reply: Named[] }>();

export const listHomeSchedule = endpoint('provider', 'GET', '/api/v3/availability/').carries<{
  query: { availability_type: 'provider'; provider: Id };
  reply: HomeSchedule[];
}>();
export const createHomeSchedule = endpoint('provider', 'POST', '/api/v3/availability/').carries<{
  body: HomeScheduleDraft;
  reply: HomeSchedule;
}>();
export const updateHomeSchedule = endpoint('provider', 'PUT', '/api/v3/availability/{id}/').carries<{
  body: HomeScheduleDraft;
  reply: HomeSchedule;
}>();
export const deleteHomeSchedule = endpoint('provider', 'DELETE', '/api/v3/availability/{id}/').carries<{
  reply: void;
}>();
