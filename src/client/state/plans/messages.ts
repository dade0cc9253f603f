import type { TallyTexts } from '#client/lib/tally';
import { messagesOf } from '#client/lib/text';

/** What the workflows of a plan of hours say, whoever it is about. */
export const planLedgerMessages = messagesOf('hoursPlan', {
  readFailed: 'Failed to read what is there. Please try again.',
  applying: 'Applying a plan of hours',
  applyFailed: 'Failed to apply the plan. Please try again.',
  undoing: 'Undoing a plan of hours',
  undoFailed: 'Failed to undo the plan. Please try again.',
  addOn: '{date} · + {hours}',
  removeOn: '{date} · − {hours}',
  begun: 'has begun, or is over',
  overlaps: 'overlaps {hours}',
  overlapsBecause: 'overlaps {hours}, {why}',
  heldBack: 'held back: {hours} is still there',
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
