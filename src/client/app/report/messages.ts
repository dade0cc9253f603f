import type { Message } from '#client/lib/text';

export const reportMessages = {
  title: { id: 'report.title', defaultMessage: 'Report a problem' },
  explained: {
    id: 'report.explained',
    defaultMessage:
      'This is all that the report says: what was done on this page, which calls it made, and how they ended. ' +
      'No names, nothing that was typed, and nothing that a service answered.',
  },
  text: { id: 'report.text', defaultMessage: 'Text of the report' },
  download: { id: 'report.download', defaultMessage: 'Download report' },
  send: { id: 'report.send', defaultMessage: 'Send report' },
} satisfies Record<string, Message>;
