import { messagesOf } from '#client/lib/text';

/** What the boxes say that choose appointments. */
export const choiceMessages = messagesOf('many', {
  selectAll: 'Select all',
  select: 'Select {patient}',
});
