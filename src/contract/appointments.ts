import type { DateText, Id, MomentText, TimeText } from './common';
import { endpoint } from './endpoint';

/** The doctor as an appointment remembers him or her (Spec 1 §3). */
export interface LocalDoctor {
  doctor_id: Id;
  provider_user_id?: Id | null;
  name?: string | null;
  specialization?: string | null;
  profile_picture?: string | null;
  phone_number?: string | null;
  auto_confirmation?: boolean | null;
}

/** The patient as an appointment remembers him or her (Spec 1 §3). */
export interface LocalUser {
  user_id: Id;
  name?: string | null;
  profile_picture?: string | null;
}

/** The place as an appointment remembers it (Spec 1 §3). */
export interface LocalLocation {
  location_id: Id;
  name?: string | null;
  address?: string | null;
  city?: string | null;
  country?: string | null;
  latitude?: number | string | null;
  longitude?: number | string | null;
}

/** A booked visit (Spec 1 §3). Embedded objects and the status may be missing. */
export interface Appointment {
  id: Id;
  user_id: Id;
  doctor_id: Id;
  location_id: Id | null;
  date: DateText;
  start_time: TimeText;
  end_time: TimeText;
  status?: string | null;
  created_at?: MomentText | null;
  updated_at?: MomentText | null;
  local_doctor?: LocalDoctor | null;
  local_user?: LocalUser | null;
  local_location?: LocalLocation | null;
}

/** An appointment as the change of its status left it. */
export interface ChangedAppointment extends Appointment {
  /** The status just before; a service that leaves it out is believed to have had what was on screen. */
  previous_status?: string | null;
}

/** What a new appointment needs (Spec 1 §7). */
export interface AppointmentDraft {
  user_id: Id;
  doctor_id: Id;
  date: DateText;
  start_time: TimeText;
  end_time: TimeText;
  location_id: Id | null;
}

/** Every appointment, in one array (Spec 1 §7); *beyond:* those alone that have changed at a moment or since. */
export const listAppointments = endpoint('appointment', 'GET', '/appointments/').carries<{
  query?: { updated_at__gte?: MomentText };
  reply: Appointment[];
}>();

/** Sets the status of an appointment (Spec 1 §7). */
export const changeAppointmentStatus = endpoint('appointment', 'PATCH', '/appointments/{id}/', 'afterLook').carries<{
  body: { status: string };
  reply: ChangedAppointment;
}>();

/** Books an appointment; it starts as pending, or confirmed where the doctor confirms by itself (Spec 1 §7). */
export const createAppointment = endpoint('appointment', 'POST', '/appointments/', 'afterLook').carries<{
  body: AppointmentDraft;
  reply: Appointment;
}>();
