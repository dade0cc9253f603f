import { messagesOf } from '#client/lib/text';

/** What the menu says, and what its choices show. */
export const paperMenuMessages = messagesOf('appointments.export', {
  downloadCsv: 'Download CSV',
  writingCsv: 'Writing the CSV file',
  daySheets: 'Print day sheets',
  pageCount:
    '{pages, plural, one {# page} other {# pages}}: one for each doctor and day, and more where a day is long.',
  tooManyPages: '{pages, number} pages are too many to print. Narrow the list to {most, number} or fewer.',
  initials: 'Initials instead of names',
  print: 'Print',
  page: 'Page {page, number} of {pages, number}',
});
