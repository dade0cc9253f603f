import { messagesOf } from '#client/lib/text';

/** What is said of pictures of any kind. */
export const chartMessages = messagesOf('chart', {
  mark: '{row}, {column}, {count}',
  number: '{count, number}',
  asTable: 'Show as table',
  asPicture: 'Show as picture',
  asTables: 'Show as tables',
  ofPicture: '{action}: {picture}',
  nothing: 'Nothing to show',
});
