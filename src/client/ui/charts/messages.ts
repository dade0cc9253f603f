import { messagesOf } from '#client/lib/text';

/** What is said of pictures of any kind. */
export const chartMessages = messagesOf('chart', {
  mark: '{row}, {column}, {count}',
  number: '{count, number}',
});
