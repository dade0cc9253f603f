import type { TallyTexts } from '#client/lib/tally';
import { messagesOf } from '#client/lib/text';

/** What is said of a round of changes that were undone. */
export const undoneTally = messagesOf('fanOut.changesUndone', {
  all: '{added, plural, one {# change} other {# changes}} undone{skipped, plural, =0 {} other {, # left out}}.',
  some:
    '{added, plural, one {# change} other {# changes}} undone{skipped, plural, =0 {} other {, # left out}}, ' +
    '{failed, number} failed.',
  none: 'None of the changes could be undone.',
}) satisfies TallyTexts;
