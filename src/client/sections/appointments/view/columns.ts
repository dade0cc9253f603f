import type { StoredAppointment } from '#client/entities/appointments';
import { textOf, type Message } from '#client/lib/text';
import type { MomentText } from '#contract/common';
import { APPOINTMENT_STATUSES, isKnownStatus } from '#contract/rules';
import { listMessages } from '../list/messages';
import { lookUp, placeOf, type Referred } from '../list/rows';
import { columnMessages } from './messages';

/** The columns that the list can show, in their usual order (Spec 1 §2, decisions: appointment list). */
export const COLUMN_IDS = [
  'patient',
  'doctor',
  'specialization',
  'date',
  'time',
  'location',
  'phone',
  'status',
  'created',
  'updated',
] as const;

/** One column of the list. */
export type ColumnId = (typeof COLUMN_IDS)[number];

/** The column with the button that opens a row, which therefore always stands, and stands first. */
export const FIXED_COLUMN = 'patient' satisfies ColumnId;

/** The columns that stand where nobody has chosen others: the seven of the specification (Spec 1 §2). */
export const USUAL_COLUMNS: readonly ColumnId[] = ['patient', 'doctor', 'date', 'time', 'location', 'phone', 'status'];

/** The usual columns of a page that has no room for place and phone. */
export const FOLDED_COLUMNS: readonly ColumnId[] = ['patient', 'doctor', 'date', 'time', 'status'];

/** What stands above each column. */
export const columnHeaders: Readonly<Record<ColumnId, Message>> = {
  patient: listMessages.patient,
  doctor: listMessages.doctor,
  specialization: columnMessages.specialization,
  date: listMessages.date,
  time: listMessages.time,
  location: listMessages.location,
  phone: listMessages.doctorsPhone,
  status: listMessages.status,
  created: columnMessages.created,
  updated: columnMessages.updatedAt,
};

/** Whether a text names a column of the list. */
export function isColumnId(text: unknown): text is ColumnId {
  return (COLUMN_IDS as readonly unknown[]).includes(text);
}

/** By what the rows are sorted in each column: a text, a number, or `null` of nothing, which comes last. */
export const sortValues: Readonly<
  Record<ColumnId, (one: StoredAppointment, referred: Referred) => string | number | null>
> = {
  patient: (one, { patients }) => textOf(lookUp(patients, one.local_user)?.name) || null,
  doctor: (one, { doctors }) => textOf(lookUp(doctors, one.local_doctor)?.name) || null,
  specialization: (one, { doctors }) => textOf(lookUp(doctors, one.local_doctor)?.specialization) || null,
  date: ({ date }) => date || null,
  time: ({ start_time }) => start_time || null,
  location: (one, { locations }) => textOf(placeOf(one, locations)?.name) || null,
  phone: (one, { doctors }) => textOf(lookUp(doctors, one.local_doctor)?.phone_number) || null,
  status: ({ status }) => (isKnownStatus(status) ? APPOINTMENT_STATUSES.indexOf(status) : APPOINTMENT_STATUSES.length),
  created: ({ created_at }) => momentOf(created_at),
  updated: ({ updated_at }) => momentOf(updated_at),
};

/** A moment in milliseconds since 1970, `null` of what is none. */
function momentOf(moment: MomentText | null | undefined): number | null {
  return Date.parse(moment ?? '') || null;
}
