import type { TallyTexts } from '#client/lib/tally';
import { messagesOf } from '#client/lib/text';

/** What is said of many appointments that are changed together. */
export const manyMessages = messagesOf('many', {
  selection: 'Selection',
  selected: '{count, number} selected',
  outOfSight: '{count, number} out of sight',
  clear: 'Clear selection',
  others: 'Other actions',
  actShort: '{action} {count, number}',
  act: '{action} {count, number} of {total, number}',
  result:
    '{done}{skipped, plural, =0 {} other {, # left out}}{failed, plural, =0 {} other {, # failed}}' +
    '{unsent, plural, =0 {} other {, # not sent}}',
  visit: '{patient}, {weekday} {date} {time}',
  restoreTitle: 'Restore {count, plural, one {# appointment} other {# appointments}}?',
  restoreConfirm: 'Yes, restore {count, number}',
  question: '{count, plural, one {# appointment changes} other {# appointments change}} of {total, number} selected.',
  replaced:
    '{count, plural, one {# patient has} other {# patients have}} another appointment with the same doctor that ' +
    'still stands, and would have both.',
  decline: 'No, change nothing',
  changing: 'Changing the status of several appointments',
  failed: 'Failed to update the appointments.',
  removed: 'removed by another desk',
  isAlready: 'left as it is: {status}',
  refused: 'it is {status}: {reason}',
  overruled: '{status}; another desk had made it {former}',
  undone: '{count, number} undone',
  undoing: 'Undoing changes of several appointments',
  undoFailed: 'The changes could not be undone.',
  changedSince: 'Another desk had changed {count, plural, one {# of them} other {# of them}} since.',
  setBack: 'Set back {count, number}',
});

/** What is said of a round of changes; what was left out has not failed. */
export const changedTally = messagesOf('many.changed', {
  all:
    '{added, plural, one {# appointment} other {# appointments}} updated' +
    '{skipped, plural, =0 {} other {, # left out}}.',
  some:
    '{added, plural, one {# appointment} other {# appointments}} updated' +
    '{skipped, plural, =0 {} other {, # left out}}, ' +
    '{failed, number} failed.',
  none: 'None of the appointments could be updated.',
}) satisfies TallyTexts;
