import type { TallyTexts } from '#client/lib/tally';
import { messagesOf } from '#client/lib/text';

/** The sentences of a plan of dates. */
export const dateMessages = messagesOf('dates', {
  dates: '{count, plural, =0 {No dates} one {# date} other {# dates}}',
  overlapping:
    '{count, plural, =0 {No dates} one {# date} other {# dates}}, ' +
    '{overlaps, plural, one {# already has} other {# already have}} an overlapping slot.',
  leftOut:
    '{count, plural, one {# date is unticked: it overlaps a slot that is} ' +
    'other {# dates are unticked: they overlap slots that are}} there already.',
  closedBetween: 'No hours on {dates}, though the weeks around have some. Tick what is to open again.',
  closed: '{date}, closed',
  closedFor: '{date}, closed for {doctors} of {total} doctors',
  fits: 'Add the part that fits on {count, plural, one {# date} other {# dates}}',
  quickChoices: 'Quick choices',
  nextFourWeeks: 'Next 4 weeks',
  nextThreeMonths: 'Next 3 months',
  workingDays: 'Every Mon–Fri',
  showDates: 'Show dates',
  hideDates: 'Hide dates',
  overlaps: 'overlaps',
  hoursOn: '{date}, {hours}',
  overMidnight:
    'These hours go over midnight. They can be two ranges on two days: {before}, and {after} on the next day.',
  splitAtMidnight: 'Split at midnight',
  nextDay: 'and {hours} on the next day',
  removeNextDay: 'Remove {hours} on the next day',
});

/** What is said of availabilities that were added, date by date (Spec 1 §8, Spec 2 §8). */
export const addedTally = messagesOf('tally', {
  all: 'Successfully added {succeeded} availabilities.',
  some: 'Successfully added {succeeded} availabilities. Failed to add {failed} dates.',
  none: 'Failed to add any availabilities. Please try again.',
  allThere: '{skipped, plural, one {The availability was} other {All # availabilities were}} there already.',
  restThere:
    '{skipped, plural, one {# availability was} other {# availabilities were}} there already. ' +
    'Failed to add {failed} dates.',
}) satisfies TallyTexts;

/** What is wrong with a plan. */
export const planMessages = messagesOf('plan', {
  startRequired: 'Please enter a start date',
  endRequired: 'Please enter an end date',
  endBeforeStart: 'End date cannot be before start date',
  rangeTooLong: 'Please choose a range of at most five years',
  weekdayRequired: 'Please select at least one weekday',
  noDates: 'No date in this range is left to add',
  fromRequired: 'Please enter a start time',
  toRequired: 'Please enter an end time',
  timeInvalid: 'Please enter a time such as 09:00',
  toBeforeFrom: 'End time must be after start time',
});
