import type { TallyTexts } from '#client/lib/tally';
import { messagesOf } from '#client/lib/text';

/** What is said of values of links that are taken back. */
export const undoLinkMessages = messagesOf('homeServices.links', {
  undoing: 'Undoing changes of several services',
  undoFailed: 'The changes could not be undone.',
  item: '{field, select, price {Price} duration_minutes {Duration} other {Availability}} of {name}',
  stays: 'left as it is: {value}',
  isGone: 'no longer linked',
});

/** What is said of a round of them. */
export const undoneLinksTally = messagesOf('homeServices.links.undone', {
  all: '{added, plural, one {# change} other {# changes}} undone{skipped, plural, =0 {} other {, # left out}}.',
  some:
    '{added, plural, one {# change} other {# changes}} undone{skipped, plural, =0 {} other {, # left out}}, ' +
    '{failed, number} failed.',
  none: 'None of the changes could be undone.',
}) satisfies TallyTexts;
