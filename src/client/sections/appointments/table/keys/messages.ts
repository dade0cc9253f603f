import { messagesOf } from '#client/lib/text';

/** What keys do in the list of appointments. */
export const shortcutMessages = messagesOf('shortcuts', {
  move: 'Go to the appointment above or below',
  ends: 'Go to the first or the last one',
  now: 'Go to now, in a list from today on',
  open: 'Open or close it',
  close: 'Close the open one',
  search: 'Search',
  choose: 'Select it, or no longer',
  extend: 'Select all up to the next one; a click with Shift does so too',
  fromSearch: 'Go from the search to the first appointment',
  widen: 'On the head of a column: make it wider or narrower',
  print: 'Print day sheets',
  list: 'Show this list',
  singleKeys: 'Single-key shortcuts',
  singleKeysHint: 'One letter then changes the appointment in focus. Remembered on this device.',
  accept: 'Accept it',
  reject: 'Reject it',
});
