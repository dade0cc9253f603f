import { messagesOf } from '#client/lib/text';

/** What is said of values of links that are taken back. */
export const undoLinkMessages = messagesOf('homeServices.links', {
  undoing: 'Undoing changes of several services',
  undoFailed: 'The changes could not be undone.',
  item: '{field, select, price {Price} duration_minutes {Duration} other {Availability}} of {name}',
  stays: 'left as it is: {value}',
  isGone: 'no longer linked',
});
