import { messagesOf } from '#client/lib/text';

/** What the menu says, and what its choices show. */
export const paperMenuMessages = messagesOf('appointments.export', {
  writingCsv: 'Writing the CSV file',
  tooMuchPaper: 'Too much paper',
  tooManyPages: '{pages, number} pages are too many to print. Narrow the list to {most, number} or fewer.',
  page: 'Page {page, number} of {pages, number}',
});
