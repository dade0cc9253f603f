import type { Message } from '#client/lib/text';

/** What is said about a list that is another than before. */
export const freshMessages = {
  changedCount: { id: 'appointments.fresh.changedCount', defaultMessage: '{count, number} changed' },
  addedCount: { id: 'appointments.fresh.addedCount', defaultMessage: '{count, number} new' },
  removedCount: { id: 'appointments.fresh.removedCount', defaultMessage: '{count, number} removed' },
  both: { id: 'appointments.fresh.both', defaultMessage: '{first}, {second}' },
  changed: { id: 'appointments.fresh.changed', defaultMessage: 'Changed' },
  added: { id: 'appointments.fresh.added', defaultMessage: 'New' },
} satisfies Record<string, Message>;
