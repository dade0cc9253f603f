import type { Message } from '#client/lib/text';

/** What is said about taking the list out of the page. */
export const exportMessages = {
  export: { id: 'appointments.export', defaultMessage: 'Export' },
  menuFailed: { id: 'appointments.export.menuFailed', defaultMessage: 'Failed to open the menu.' },
  csvFailed: { id: 'appointments.export.csvFailed', defaultMessage: 'Failed to write the CSV file.' },
} satisfies Record<string, Message>;
