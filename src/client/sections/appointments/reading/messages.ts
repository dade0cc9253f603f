import { messagesOf } from '#client/lib/text';

/** What is said about a list that is another than before. */
export const freshMessages = messagesOf('appointments.fresh', {
  changedCount: '{count, number} changed',
  addedCount: '{count, number} new',
  removedCount: '{count, number} removed',
  droppedCount: '{count, number} cancelled',
  movedCount: '{count, number} moved',
  both: '{first}, {second}',
  whileAway: 'While you were away: {news}',
  passNews: 'Dismiss what changed meanwhile',
  changed: 'Changed',
  added: 'New',
  show: 'Show',
  pause: 'Pause updates',
});
