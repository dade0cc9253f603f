import { messagesOf } from '#client/lib/text';

/** What is said about taking the list out of the page. */
export const paperMessages = messagesOf('appointments.export', {
  csvFailed: 'Failed to write the CSV file.',
});
