import type { Message } from '#client/lib/text';

/** What the menu says, and what its choices show. */
export const menuMessages = {
  downloadCsv: { id: 'appointments.export.downloadCsv', defaultMessage: 'Download CSV' },
  writingCsv: { id: 'appointments.export.writingCsv', defaultMessage: 'Writing the CSV file' },
  daySheets: { id: 'appointments.export.daySheets', defaultMessage: 'Print day sheets' },
  pageCount: {
    id: 'appointments.export.pageCount',
    defaultMessage:
      '{pages, plural, one {# page} other {# pages}}: one for each doctor and day, and more where a day is long.',
  },
  tooManyPages: {
    id: 'appointments.export.tooManyPages',
    defaultMessage: '{pages, number} pages are too many to print. Narrow the list to {most, number} or fewer.',
  },
  initials: { id: 'appointments.export.initials', defaultMessage: 'Initials instead of names' },
  print: { id: 'appointments.export.print', defaultMessage: 'Print' },
  page: { id: 'appointments.export.page', defaultMessage: 'Page {page, number} of {pages, number}' },
} satisfies Record<string, Message>;
