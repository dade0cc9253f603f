import { messagesOf } from '#client/lib/text';

/** What is said while readings wait. */
export const holdMessages = messagesOf('holds', {
  reading: 'The service asks to wait. What is missing is read by itself in {time}.',
});
