import type { TallyTexts } from '#client/lib/tally';
import { messagesOf } from '#client/lib/text';

/** The sentences of a week that is made true, whoever it is about: its difference, its ledgers, its questions. */
export const weekPlanMessages = messagesOf('hoursPlan', {
  showDifference: 'Show difference',
  reading: 'Reading what is there…',
  readFailed: 'Failed to read what is there. Please try again.',
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
  begun: 'has begun, or is over',
  over: 'over already',
  overlaps: 'overlaps {hours}',
  overlapsBecause: 'overlaps {hours}, {why}',
  undo: 'Undo plan',
  applying: 'Applying a plan of hours',
  applyFailed: 'Failed to apply the plan. Please try again.',
  undoing: 'Undoing a plan of hours',
  undoFailed: 'Failed to undo the plan. Please try again.',
  removeAllTitle: 'Remove all free hours from {first} to {last}?',
  removeAllConfirm: 'Remove them',
  longTitle: 'Plan more than a year?',
  longText: 'The plan reaches from {first} to {last}.',
  longConfirm: 'Yes, apply it',
  addOn: '{date} · + {hours}',
  removeOn: '{date} · − {hours}',
  heldBack: 'held back: {hours} is still there',
  changed: 'changed',
});

/** What is told of a plan that was applied, line by line of its ledger. */
export const appliedTally = messagesOf('hoursPlan.applied', {
  all: 'The plan is applied: {added, plural, one {# change} other {# changes}}.',
  some: '{added, plural, one {# change} other {# changes}} made, {failed, number} failed.',
  none: 'Failed to apply the plan. Please try again.',
}) satisfies TallyTexts;

/** The same of one that was taken back. */
export const undonePlanTally = messagesOf('hoursPlan.undone', {
  all: 'The plan is undone: {added, plural, one {# change} other {# changes}}.',
  some: '{added, plural, one {# change} other {# changes}} undone, {failed, number} failed.',
  none: 'Failed to undo the plan. Please try again.',
}) satisfies TallyTexts;
