import { messagesOf, type Message } from '#client/lib/text';
import type { AppointmentAction } from '#contract/rules';
import type { StatusAction } from '../list/statusActions';

/** What is said of a status action that is done with many appointments at once. */
interface ActionOfMany {
  /** Why it can be done with none of the chosen ones. */
  idle: Message;
  /** What is said once it was done with `count` of them. */
  done: Message;
}

/** What an action is called, and whether it takes something away. */
export interface ActionEntry {
  label: Message;
  /** What the button is called where its label alone would be taken for another one's. */
  name?: Message;
  isDestructive: boolean;
  /** Absent where an action is not done with many. */
  ofMany?: ActionOfMany;
}

/**
 * All actions of an appointment, in the order of their buttons. Which status offers which, and which status each leads
 * to, are rules of the contract (Spec 1 §4).
 */
export const ACTIONS = {
  accept: {
    label: { id: 'appointments.accept', defaultMessage: 'Accept' },
    isDestructive: false,
    ofMany: messagesOf('many.accept', {
      idle: 'None of the selected appointments can be accepted.',
      done: '{count, number} accepted',
    }),
  },
  reject: {
    label: { id: 'appointments.reject', defaultMessage: 'Reject' },
    isDestructive: true,
    ofMany: messagesOf('many.reject', {
      idle: 'None of the selected appointments can be rejected.',
      done: '{count, number} rejected',
    }),
  },
  cancel: {
    label: { id: 'appointments.cancel', defaultMessage: 'Cancel' },
    name: { id: 'appointments.cancelAppointment', defaultMessage: 'Cancel appointment' },
    isDestructive: true,
    ofMany: messagesOf('many.cancel', {
      idle: 'None of the selected appointments can be canceled.',
      done: '{count, number} canceled',
    }),
  },
  restore: {
    label: { id: 'appointments.restore', defaultMessage: 'Restore' },
    isDestructive: false,
    ofMany: messagesOf('many.restore', {
      idle: 'None of the selected appointments can be restored.',
      done: '{count, number} restored',
    }),
  },
  reschedule: { label: { id: 'appointments.reschedule', defaultMessage: 'Reschedule' }, isDestructive: false },
} satisfies Record<StatusAction, ActionEntry & { ofMany: ActionOfMany }> & Record<AppointmentAction, ActionEntry>;

/** The actions that can be done with many, in the order of their buttons. */
export const BULK_ACTIONS: readonly StatusAction[] = (Object.keys(ACTIONS) as AppointmentAction[]).filter(
  (action): action is StatusAction => 'ofMany' in ACTIONS[action],
);
