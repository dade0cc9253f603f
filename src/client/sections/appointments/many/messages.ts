import type { TallyTexts } from '#client/lib/tally';
import type { Message } from '#client/lib/text';

/** What is said of a change of status after it was made, and of taking it back. */
export const changeMessages = {
  undo: { id: 'changes.undo', defaultMessage: 'Undo' },
  meanwhile: { id: 'changes.meanwhile', defaultMessage: 'Another desk had made it {status} meanwhile.' },
  undone: { id: 'changes.undone', defaultMessage: 'The change was undone. The appointment is {status} again.' },
  setBack: { id: 'changes.setBack', defaultMessage: 'Set back to {status}' },
  undoFailed: { id: 'changes.undoFailed', defaultMessage: 'The change could not be undone.' },
  isNow: { id: 'changes.isNow', defaultMessage: 'The appointment is {status}.' },
  isGone: { id: 'changes.isGone', defaultMessage: 'Another desk has removed the appointment.' },
} satisfies Record<string, Message>;

/** What is said of many appointments that are changed together. */
export const manyMessages = {
  selection: { id: 'many.selection', defaultMessage: 'Selection' },
  selectAll: { id: 'many.selectAll', defaultMessage: 'Select all' },
  select: { id: 'many.select', defaultMessage: 'Select {patient}' },
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

/** Why an action can be done with none of the chosen appointments. */
export const idleReasons = {
  accept: { id: 'many.idle.accept', defaultMessage: 'None of the selected appointments can be accepted.' },
  reject: { id: 'many.idle.reject', defaultMessage: 'None of the selected appointments can be rejected.' },
  cancel: { id: 'many.idle.cancel', defaultMessage: 'None of the selected appointments can be canceled.' },
  restore: { id: 'many.idle.restore', defaultMessage: 'None of the selected appointments can be restored.' },
} satisfies Record<string, Message>;

/** What is asked before an action is done with many appointments. */
export const bulkQuestions = {
  accept: {
    title: {
      id: 'many.accept.title',
      defaultMessage: 'Accept {count, plural, one {# appointment} other {# appointments}}?',
    },
    confirm: { id: 'many.accept.confirm', defaultMessage: 'Yes, accept {count, number}' },
  },
  reject: {
    title: {
      id: 'many.reject.title',
      defaultMessage: 'Reject {count, plural, one {# appointment} other {# appointments}}?',
    },
    confirm: { id: 'many.reject.confirm', defaultMessage: 'Yes, reject {count, number}' },
  },
  cancel: {
    title: {
      id: 'many.cancel.title',
      defaultMessage: 'Cancel {count, plural, one {# appointment} other {# appointments}}?',
    },
    confirm: { id: 'many.cancel.confirm', defaultMessage: 'Yes, cancel {count, number}' },
  },
  restore: {
    title: {
      id: 'many.restore.title',
      defaultMessage: 'Restore {count, plural, one {# appointment} other {# appointments}}?',
    },
    confirm: { id: 'many.restore.confirm', defaultMessage: 'Yes, restore {count, number}' },
  },
} satisfies Record<string, Record<'title' | 'confirm', Message>>;

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

/** What keys do in the list of appointments. */
export const shortcutMessages = {
  title: { id: 'shortcuts.title', defaultMessage: 'Keyboard shortcuts' },
  move: { id: 'shortcuts.move', defaultMessage: 'Go to the appointment above or below' },
  ends: { id: 'shortcuts.ends', defaultMessage: 'Go to the first or the last one' },
  open: { id: 'shortcuts.open', defaultMessage: 'Open or close it' },
  close: { id: 'shortcuts.close', defaultMessage: 'Close the open one' },
  search: { id: 'shortcuts.search', defaultMessage: 'Search' },
  choose: { id: 'shortcuts.choose', defaultMessage: 'Select it, or no longer' },
  extend: { id: 'shortcuts.extend', defaultMessage: 'Select all up to the next one; a click with Shift does so too' },
  fromSearch: { id: 'shortcuts.fromSearch', defaultMessage: 'Go from the search to the first appointment' },
  widen: { id: 'shortcuts.widen', defaultMessage: 'On the head of a column: make it wider or narrower' },
  list: { id: 'shortcuts.list', defaultMessage: 'Show this list' },
  singleKeys: { id: 'shortcuts.singleKeys', defaultMessage: 'Single-key shortcuts' },
  singleKeysHint: {
    id: 'shortcuts.singleKeysHint',
    defaultMessage: 'One letter then changes the appointment in focus. Remembered on this device.',
  },
  accept: { id: 'shortcuts.accept', defaultMessage: 'Accept it' },
  reject: { id: 'shortcuts.reject', defaultMessage: 'Reject it' },
} satisfies Record<string, Message>;
