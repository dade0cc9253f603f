import { messagesOf } from '#client/lib/text';

/** What can be done with the list as a whole (decisions: appointment list). */
export const toolMessages = messagesOf('appointments.tools', {
  menu: 'Views, columns, export',
  downloadCsv: 'Download CSV',
  daySheets: 'Print day sheets',
  initialSheets: 'Print day sheets with initials',
});
