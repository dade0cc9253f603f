import { messagesOf } from '#client/lib/text';

/** What the button says that opens the filters on a phone, and the one that closes them. */
export const sheetMessages = messagesOf('ui', {
  filter: 'Filter',
  done: 'Done',
});
