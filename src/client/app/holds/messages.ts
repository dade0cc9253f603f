import { messagesOf } from '#client/lib/text';

/** What is said while calls wait. */
export const holdMessages = messagesOf('holds', {
  asked: 'The service asks to wait. It goes on by itself in {time}.',
});
