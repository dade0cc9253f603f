import { messagesOf, type Message } from '#client/lib/text';

/** What the button says, and the dialog that it opens. */
export const firstFreeTitle: Message = { id: 'firstFree.title', defaultMessage: 'First free' };

/** What is said when the search could not be made. */
export const firstFreeFailures = messagesOf('firstFree.failures', {
  find: 'Failed to search for free times. Please try again.',
  choices: 'Failed to load what can be chosen.',
});
