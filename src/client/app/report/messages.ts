import { messagesOf } from '#client/lib/text';

export const reportMessages = messagesOf('report', {
  title: 'Report a problem',
  explained:
    'This is all that the report says: what was done on this page, which calls it made, and how they ended. ' +
    'No names, nothing that was typed, and nothing that a service answered.',
  text: 'Text of the report',
  download: 'Download report',
  send: 'Send report',
});
