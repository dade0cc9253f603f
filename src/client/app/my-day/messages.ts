import { messagesOf } from '#client/lib/text';

export const handoverMessages = messagesOf('handover', {
  title: 'Handover',
});
