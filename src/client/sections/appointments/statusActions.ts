import type { DateText } from '#contract/common';
import type { AppointmentAction } from '#contract/rules';
import { ACTIONS_BY_STATUS, isKnownStatus } from '#contract/rules';

/** What may be done with an appointment: by its status, and only when its date is today or later (Spec 1 §4). */
export function offeredActions(status: string, date: DateText, today: DateText): readonly AppointmentAction[] {
  return date >= today && isKnownStatus(status) ? ACTIONS_BY_STATUS[status] : [];
}
