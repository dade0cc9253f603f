import type { TallyTexts } from '#client/lib/tally';
import type { Message } from '#client/lib/text';

/** What is said of many appointments that are changed together. */
export const manyMessages = {
  selection: { id: 'many.selection', defaultMessage: 'Selection' },
  selected: { id: 'many.selected', defaultMessage: '{count, number} selected' },
  outOfSight: { id: 'many.outOfSight', defaultMessage: '{count, number} out of sight' },
  clear: { id: 'many.clear', defaultMessage: 'Clear selection' },
  act: { id: 'many.act', defaultMessage: '{action} {count, number} of {total, number}' },
  isSending: { id: 'many.isSending', defaultMessage: 'Other appointments are being changed.' },
  visit: { id: 'many.visit', defaultMessage: '{patient}, {weekday} {date} {time}' },
  question: {
    id: 'many.question',
    defaultMessage:
      '{count, plural, one {# appointment changes} other {# appointments change}} of {total, number} selected.',
  },
  replaced: {
    id: 'many.replaced',
    defaultMessage:
      '{count, plural, one {# patient has} other {# patients have}} another appointment with the same doctor that ' +
      'still stands, and would have both.',
  },
  decline: { id: 'many.decline', defaultMessage: 'No, change nothing' },
  changing: { id: 'many.changing', defaultMessage: 'Changing the status of several appointments' },
  failed: { id: 'many.failed', defaultMessage: 'Failed to update the appointments.' },
  removed: { id: 'many.removed', defaultMessage: 'removed by another desk' },
  isAlready: { id: 'many.isAlready', defaultMessage: 'left as it is: {status}' },
  refused: { id: 'many.refused', defaultMessage: 'it is {status}: {reason}' },
  overruled: { id: 'many.overruled', defaultMessage: '{status}; another desk had made it {former}' },
  undoing: { id: 'many.undoing', defaultMessage: 'Undoing changes of several appointments' },
  undoFailed: { id: 'many.undoFailed', defaultMessage: 'The changes could not be undone.' },
  changedSince: {
    id: 'many.changedSince',
    defaultMessage: 'Another desk had changed {count, plural, one {# of them} other {# of them}} since.',
  },
  setBack: { id: 'many.setBack', defaultMessage: 'Set back {count, number}' },
} satisfies Record<string, Message>;

/** What is said of a round of changes; what was left out has not failed. */
export const changedTally = {
  all: {
    id: 'many.changed.all',
    defaultMessage:
      '{added, plural, one {# appointment} other {# appointments}} updated' +
      '{skipped, plural, =0 {} other {, # left out}}.',
  },
  some: {
    id: 'many.changed.some',
    defaultMessage:
      '{added, plural, one {# appointment} other {# appointments}} updated' +
      '{skipped, plural, =0 {} other {, # left out}}, ' +
      '{failed, number} failed.',
  },
  none: { id: 'many.changed.none', defaultMessage: 'None of the appointments could be updated.' },
} satisfies TallyTexts;

/** What is said of a round of changes that were undone. */
export const undoneTally = {
  all: {
    id: 'many.undone.all',
    defaultMessage:
      '{added, plural, one {# change} other {# changes}} undone{skipped, plural, =0 {} other {, # left out}}.',
  },
  some: {
    id: 'many.undone.some',
    defaultMessage:
      '{added, plural, one {# change} other {# changes}} undone{skipped, plural, =0 {} other {, # left out}}, ' +
      '{failed, number} failed.',
  },
  none: { id: 'many.undone.none', defaultMessage: 'None of the changes could be undone.' },
} satisfies TallyTexts;
