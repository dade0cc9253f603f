import type { TallyTexts } from '#client/lib/tally';
import { messagesOf } from '#client/lib/text';

/** The sentences of the dialog `Plan hours`, its difference and its ledgers. */
export const planHoursMessages = messagesOf('hoursPlan', {
  doctors: 'Doctors',
  doctorRequired: 'Please tick a doctor',
  showDifference: 'Show difference',
  reading: 'Reading what is there…',
  readFailed: 'Failed to read what is there. Please try again.',
  pastStays: 'Days before today stay as they are.',
  difference: 'Difference',
  lines: 'Difference by day',
  nothing: 'Nothing to change',
  counts:
    '+ {add} added, − {remove} removed, = {same} unchanged, ' +
    '! {stays} needed{leftOut, plural, =0 {} other {, # left out}}',
  countsOf: '{name}: {counts}',
  day: 'Day',
  doctor: 'Doctor',
  change: 'Change',
  hours: 'Hours',
  note: 'Note',
  added: '+',
  removed: '−',
  same: '=',
  stays: '!',
  leftOut: 'left out',
  leftOutOf: '{name}: {why}',
  moreLines: 'and {count, number} more lines',
  unread: '{names} left out: the hours could not be read.',
  lacksVisits: 'The appointments could not be read, so nothing is removed.',
  booked: 'booked',
  bookedBy: 'booked: {names}',
  expects: 'expected: {names}',
  begun: 'has begun, or is over',
  elsewhere: 'at another place',
  visitsUnknown: 'nobody knows who is expected',
  over: 'over already',
  overlaps: 'overlaps {hours}',
  overlapsBecause: 'overlaps {hours}, {why}',
  applyBoth: 'Apply: add {add}, remove {remove}',
  applyAdd: 'Apply: add {add}',
  applyRemove: 'Apply: remove {remove}',
  undo: 'Undo plan',
  applying: 'Applying a plan of hours',
  applyFailed: 'Failed to apply the plan. Please try again.',
  undoing: 'Undoing a plan of hours',
  undoFailed: 'Failed to undo the plan. Please try again.',
  removeAllTitle: 'Remove all free hours from {first} to {last}?',
  removeAllText: 'The week is empty. Hours that are booked, or in which somebody is expected, stay.',
  removeAllConfirm: 'Remove them',
  longTitle: 'Plan more than a year?',
  longText: 'The plan reaches from {first} to {last}.',
  longConfirm: 'Yes, apply it',
  addOn: '{date} · + {hours}',
  removeOn: '{date} · − {hours}',
  ofDoctor: '{what} · {name}',
  heldBack: 'held back: {hours} is still there',
  putBack: 'put back: the new hours were refused',
  notRemoved: 'could not be removed',
  visitsFailed: 'The appointments could not be read.',
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
