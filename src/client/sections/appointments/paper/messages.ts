import { messagesOf } from '#client/lib/text';

/** What is said about taking the list out of the page. */
export const paperMessages = messagesOf('appointments.export', {
  csvFailed: 'Failed to write the CSV file.',
});

/** What the menu says, and what its choices show. */
export const paperMenuMessages = messagesOf('appointments.export', {
  writingCsv: 'Writing the CSV file',
  tooMuchPaper: 'Too much paper',
  tooManyPages: '{pages, number} pages are too many to print. Narrow the list to {most, number} or fewer.',
  page: 'Page {page, number} of {pages, number}',
});
