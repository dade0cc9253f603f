import type { Message } from '#client/lib/text';

/** What the button says, and the dialog that it opens. */
export const title: Message = { id: 'firstFree.title', defaultMessage: 'First free' };

/** What is said when the search could not be made. */
export const failures = {
  find: { id: 'firstFree.findFailed', defaultMessage: 'Failed to search for free times. Please try again.' },
  choices: { id: 'firstFree.choicesFailed', defaultMessage: 'Failed to load what can be chosen.' },
} satisfies Record<string, Message>;
