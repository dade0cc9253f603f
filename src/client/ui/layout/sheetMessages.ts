import { messagesOf } from '#client/lib/text';

/** What the buttons say by which the filters and the tools of a list open on a phone, and these are closed. */
export const sheetMessages = messagesOf('ui', {
  filter: 'Filter',
  done: 'Done',
  tools: 'Tools',
});
