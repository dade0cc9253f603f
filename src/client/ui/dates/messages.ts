import type { TallyTexts } from '#client/lib/tally';
import type { Message } from '#client/lib/text';

/** The sentences of a plan of dates and of the ledger of what was sent. */
export const messages = {
  dates: { id: 'fanOut.dates', defaultMessage: '{count, plural, =0 {No dates} one {# date} other {# dates}}' },
  overlapping: {
    id: 'fanOut.overlapping',
    defaultMessage:
      '{count, plural, =0 {No dates} one {# date} other {# dates}}, ' +
      '{overlaps, plural, one {# already has} other {# already have}} an overlapping slot.',
  },
  leftOut: {
    id: 'fanOut.leftOut',
    defaultMessage:
      '{count, plural, one {# date is unticked: it overlaps a slot that is} ' +
      'other {# dates are unticked: they overlap slots that are}} there already.',
  },
  showDates: { id: 'fanOut.showDates', defaultMessage: 'Show dates' },
  hideDates: { id: 'fanOut.hideDates', defaultMessage: 'Hide dates' },
  overlaps: { id: 'fanOut.overlaps', defaultMessage: 'overlaps' },
  progress: { id: 'fanOut.progress', defaultMessage: '{done} of {total}' },
  progressName: { id: 'fanOut.progressName', defaultMessage: 'Progress' },
  waits: {
    id: 'fanOut.waits',
    defaultMessage: 'Waiting for the connection. It goes on by itself once that is back.',
  },
  stop: { id: 'fanOut.stop', defaultMessage: 'Stop' },
  stopping: { id: 'fanOut.stopping', defaultMessage: 'Stopping...' },
  close: { id: 'fanOut.close', defaultMessage: 'Close results' },
  ledger: { id: 'fanOut.ledger', defaultMessage: 'Results' },
  retryFailed: { id: 'fanOut.retryFailed', defaultMessage: 'Retry {count} failed' },
  sendRest: { id: 'fanOut.sendRest', defaultMessage: 'Send the other {count}' },
  tally: {
    id: 'fanOut.tally',
    defaultMessage:
      '{added} added{skipped, plural, =0 {} other {, # already there}}' +
      '{failed, plural, =0 {} other {, # failed}}{unsent, plural, =0 {} other {, # not sent}}',
  },
  deletionTally: {
    id: 'fanOut.deletionTally',
    defaultMessage:
      '{added} deleted{failed, plural, =0 {} other {, # failed}}{unsent, plural, =0 {} other {, # not sent}}',
  },
  changeTally: {
    id: 'fanOut.changeTally',
    defaultMessage:
      '{added} updated{skipped, plural, =0 {} other {, # left out}}' +
      '{failed, plural, =0 {} other {, # failed}}{unsent, plural, =0 {} other {, # not sent}}',
  },
  more: { id: 'fanOut.more', defaultMessage: 'and {count, number} more' },
  changed: { id: 'fanOut.changed', defaultMessage: 'updated' },
  deleted: { id: 'fanOut.deleted', defaultMessage: 'deleted' },
  interrupted: { id: 'fanOut.interrupted', defaultMessage: 'Your session ended in the middle.' },
} satisfies Record<string, Message>;

/** What the ledger says beside an item. */
export const outcomeLabels = {
  queued: { id: 'fanOut.outcome.queued', defaultMessage: 'waiting' },
  sent: { id: 'fanOut.outcome.sent', defaultMessage: 'sending' },
  lost: { id: 'fanOut.outcome.lost', defaultMessage: 'looking it up' },
  leftOut: { id: 'fanOut.outcome.leftOut', defaultMessage: 'left out' },
  added: { id: 'fanOut.outcome.added', defaultMessage: 'added' },
  skipped: { id: 'fanOut.outcome.skipped', defaultMessage: 'already there' },
  failed: { id: 'fanOut.outcome.failed', defaultMessage: 'failed' },
  refused: { id: 'fanOut.outcome.refused', defaultMessage: 'refused' },
  unsent: { id: 'fanOut.outcome.unsent', defaultMessage: 'not sent' },
} satisfies Record<string, Message>;

/** What is said of availabilities that were added, date by date (Spec 1 §8, Spec 2 §8). */
export const addedTally = {
  all: { id: 'tally.all', defaultMessage: 'Successfully added {succeeded} availabilities.' },
  some: {
    id: 'tally.some',
    defaultMessage: 'Successfully added {succeeded} availabilities. Failed to add {failed} dates.',
  },
  none: { id: 'tally.none', defaultMessage: 'Failed to add any availabilities. Please try again.' },
} satisfies TallyTexts;

/** What is wrong with a plan. */
export const planMessages = {
  startRequired: { id: 'plan.startRequired', defaultMessage: 'Please enter a start date' },
  endRequired: { id: 'plan.endRequired', defaultMessage: 'Please enter an end date' },
  dateInvalid: { id: 'plan.dateInvalid', defaultMessage: 'Please enter a date such as 2026-11-21' },
  endBeforeStart: { id: 'plan.endBeforeStart', defaultMessage: 'End date cannot be before start date' },
  rangeTooLong: { id: 'plan.rangeTooLong', defaultMessage: 'Please choose a range of at most five years' },
  weekdayRequired: { id: 'plan.weekdayRequired', defaultMessage: 'Please select at least one weekday' },
  noDates: { id: 'plan.noDates', defaultMessage: 'No date in this range is left to add' },
  fromRequired: { id: 'plan.fromRequired', defaultMessage: 'Please enter a start time' },
  toRequired: { id: 'plan.toRequired', defaultMessage: 'Please enter an end time' },
  timeInvalid: { id: 'plan.timeInvalid', defaultMessage: 'Please enter a time such as 09:00' },
  toBeforeFrom: { id: 'plan.toBeforeFrom', defaultMessage: 'End time must be after start time' },
} satisfies Record<string, Message>;
