import { messagesOf } from '#client/lib/text';

/** The sentences of the ledger of what was sent. */
export const ledgerMessages = messagesOf('fanOut', {
  progress: '{done} of {total}',
  progressName: 'Progress',
  waits: 'Waiting for the connection. It goes on by itself once that is back.',
  held: 'The service asks to wait. It goes on by itself in {time}.',
  stop: 'Stop',
  stopping: 'Stopping...',
  close: 'Close results',
  ledger: 'Results',
  retryFailed: 'Retry {count} failed',
  sendRest: 'Send the other {count}',
  tally:
    '{added} added{skipped, plural, =0 {} other {, # skipped}}' +
    '{failed, plural, =0 {} other {, # failed}}{unsent, plural, =0 {} other {, # not sent}}',
  deletionTally:
    '{added} deleted{skipped, plural, =0 {} other {, # already gone}}' +
    '{failed, plural, =0 {} other {, # failed}}{unsent, plural, =0 {} other {, # not sent}}',
  unlinkTally:
    '{added} unlinked{skipped, plural, =0 {} other {, # already gone}}' +
    '{failed, plural, =0 {} other {, # failed}}{unsent, plural, =0 {} other {, # not sent}}',
  changeTally:
    '{added} updated{skipped, plural, =0 {} other {, # left out}}' +
    '{failed, plural, =0 {} other {, # failed}}{unsent, plural, =0 {} other {, # not sent}}',
  saveTally:
    '{added} saved{skipped, plural, =0 {} other {, # left out}}' +
    '{failed, plural, =0 {} other {, # failed}}{unsent, plural, =0 {} other {, # not sent}}',
  moveTally:
    '{added} moved{skipped, plural, =0 {} other {, # left out}}' +
    '{failed, plural, =0 {} other {, # failed}}{unsent, plural, =0 {} other {, # not sent}}',
  closingTally:
    '{added} closed{skipped, plural, =0 {} one {, # stays} other {, # stay}}' +
    '{failed, plural, =0 {} other {, # failed}}{unsent, plural, =0 {} other {, # not sent}}',
  undoTally:
    '{added} undone{skipped, plural, =0 {} other {, # left as they are}}' +
    '{failed, plural, =0 {} other {, # failed}}{unsent, plural, =0 {} other {, # not sent}}',
  planTally:
    '{added} done{skipped, plural, =0 {} other {, # left out}}' +
    '{failed, plural, =0 {} other {, # failed}}{unsent, plural, =0 {} other {, # not sent}}',
  showAll: 'Show all',
  more: 'and {count, number} more',
  changed: 'updated',
  deleted: 'deleted',
  unlinked: 'unlinked',
  closed: 'closed',
  undone: 'undone',
  moved: 'moved',
  planned: 'done',
  interrupted: 'Your session ended in the middle.',
});

/** What the ledger says beside an item. */
export const outcomeLabels = messagesOf('fanOut.outcome', {
  queued: 'waiting',
  sent: 'sending',
  lost: 'looking it up',
  leftOut: 'left out',
  added: 'added',
  skipped: 'skipped: already there',
  failed: 'failed',
  refused: 'refused',
  unsent: 'not sent',
});
