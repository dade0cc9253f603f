import { statusOf } from '#client/entities/appointments';
import { humanized, type Text } from '#client/lib/text';
import type { Tone } from '#client/ui/plain/StatusChip';
import type { ChangedAppointment } from '#contract/appointments';
import type { DateText, Id } from '#contract/common';
import { ACTIONS_BY_STATUS, isKnownStatus, type AppointmentAction, type AppointmentStatus } from '#contract/rules';
import { statusLabels } from './messages';

/** The actions that do no more than set another status. */
export type StatusAction = Exclude<AppointmentAction, 'reschedule'>;

/** A change of the status of one appointment. */
export interface StatusChange {
  id: Id;
  from: string;
  to: string;
}

/** What may be done with an appointment: by its status, and only when its date is today or later (Spec 1 §4). */
export function offeredActions(status: string, date: DateText, today: DateText): readonly AppointmentAction[] {
  return date >= today && isKnownStatus(status) ? ACTIONS_BY_STATUS[status] : [];
}

/** The change that sets the former status back. */
export function reversed({ id, from, to }: StatusChange): StatusChange {
  return { id, from: to, to: from };
}

/** A change as the service made it: another desk may have had the appointment in another status by then. */
export function asMade(change: StatusChange, { previous_status }: ChangedAppointment): StatusChange {
  return previous_status === undefined ? change : { ...change, from: statusOf({ status: previous_status }) };
}

/** What a status is called; one that the product does not know stands in its own words (Spec 1 §2). */
export function statusText(status: string): Text {
  return isKnownStatus(status) ? statusLabels[status] : humanized(status);
}

const TONE_BY_STATUS: Readonly<Record<AppointmentStatus, Tone>> = {
  confirmed: 'green',
  pending: 'yellow',
  canceled: 'red',
  cancelled: 'red',
  rejected: 'red',
  completed: 'blue',
};

/** The colours of a status; one that the product does not know is grey. */
export function toneOf(status: string): Tone {
  return isKnownStatus(status) ? TONE_BY_STATUS[status] : 'grey';
}
