import { messagesOf } from '#client/lib/text';

/** The sentences of a week that is made true, whoever it is about: its difference, and its questions. */
export const weekPlanMessages = messagesOf('hoursPlan', {
  showDifference: 'Show difference',
  reading: 'Reading what is there…',
  pastStays: 'Days before today stay as they are.',
  difference: 'Difference',
  lines: 'Difference by day',
  nothing: 'Nothing to change',
  day: 'Day',
  change: 'Change',
  hours: 'Hours',
  note: 'Note',
  added: '+',
  removed: '−',
  same: '=',
  stays: '!',
  leftOut: 'left out',
  moreLines: 'and {count, number} more lines',
  over: 'over already',
  undo: 'Undo plan',
  removeAllTitle: 'Remove all free hours from {first} to {last}?',
  removeAllConfirm: 'Remove them',
  longTitle: 'Plan more than a year?',
  longText: 'The plan reaches from {first} to {last}.',
  longConfirm: 'Yes, apply it',
  changed: 'changed',
});
