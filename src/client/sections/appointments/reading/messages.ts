import { messagesOf } from '#client/lib/text';

/** What is said about a list that is another than before. */
export const freshMessages = messagesOf('appointments.fresh', {
  changedCount: '{count, number} changed',
  addedCount: '{count, number} new',
  removedCount: '{count, number} removed',
  both: '{first}, {second}',
  changed: 'Changed',
  added: 'New',
  moreArrived: 'More has come.',
  show: 'Show',
});
