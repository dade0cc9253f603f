import type { Message } from '../../lib/text';

export const messages = {
  dates: { id: 'fanOut.dates', defaultMessage: '{count, plural, =0 {No dates} one {# date} other {# dates}}' },
  overlapping: {
    id: 'fanOut.overlapping',
    defaultMessage: '{count, plural, =0 {No dates} one {# date} other {# dates}}, {overlaps, plural, one {# already has} other {# already have}} an overlapping slot.',
  },
  showDates: { id: 'fanOut.showDates', defaultMessage: 'Show dates' },
  hideDates: { id: 'fanOut.hideDates', defaultMessage: 'Hide dates' },
  overlaps: { id: 'fanOut.overlaps', defaultMessage: 'overlaps' },
  progress: { id: 'fanOut.progress', defaultMessage: '{done} of {total}' },
  progressName: { id: 'fanOut.progressName', defaultMessage: 'Progress' },
  stop: { id: 'fanOut.stop', defaultMessage: 'Stop' },
  stopping: { id: 'fanOut.stopping', defaultMessage: 'Stopping...' },
  close: { id: 'fanOut.close', defaultMessage: 'Close results' },
  ledger: { id: 'fanOut.ledger', defaultMessage: 'Results' },
  retryFailed: { id: 'fanOut.retryFailed', defaultMessage: 'Retry {count} failed' },
  sendRest: { id: 'fanOut.sendRest', defaultMessage: 'Send the other {count}' },
  tally: {
    id: 'fanOut.tally',
    defaultMessage: '{added} added{skipped, plural, =0 {} other {, # already there}}{failed, plural, =0 {} other {, # failed}}{unsent, plural, =0 {} other {, # not sent}}',
  },
  interrupted: { id: 'fanOut.interrupted', defaultMessage: 'Your session ended in the middle.' },
} satisfies Record<string, Message>;

/** What the ledger says beside an item. */
export const outcomeLabels = {
  queued: { id: 'fanOut.outcome.queued', defaultMessage: 'waiting' },
  sent: { id: 'fanOut.outcome.sent', defaultMessage: 'sending' },
  added: { id: 'fanOut.outcome.added', defaultMessage: 'added' },
  skipped: { id: 'fanOut.outcome.skipped', defaultMessage: 'already there' },
  failed: { id: 'fanOut.outcome.failed', defaultMessage: 'failed' },
  unsent: { id: 'fanOut.outcome.unsent', defaultMessage: 'not sent' },
} satisfies Record<string, Message>;
