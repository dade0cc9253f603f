import type { TallyTexts } from '#client/lib/tally';
import { messagesOf } from '#client/lib/text';

/** What is said where prices are changed in place. */
export const priceMessages = messagesOf('homeServices.prices', {
  paste: 'Paste prices',
  way: 'Direction',
  raise: 'Raise',
  lower: 'Lower',
  unit: 'Unit',
  percent: 'Percent',
  aed: 'AED',
  by: 'By',
  byInvalid: 'Enter a number with at most two decimals',
  step: 'Round to',
  ofShown: '{count, plural, one {The price of # row} other {The prices of # rows}} that the list shows, on every page.',
  question: 'Fill {count, plural, one {# price} other {# prices}} downwards, from {name}?',
  hasHead: 'The first line is a head: {text}',
  surplus:
    '{count, plural, one {# price has no row left and is not used.} ' +
    'other {# prices have no row left and are not used.}}',
  blank: '{count, plural, one {# blank cell changes} other {# blank cells change}} nothing.',
  severalColumns:
    'This is no single column. Copy the column of prices alone, or use Import, which finds each row by its code.',
  countLeftOut: '{count, number} left out',
  leftOut: 'Left out: {names}',
  leftOutMore: 'Left out: {names} and {count, number} more',
  faulty: 'Left out',
  apply: 'Change {count, plural, one {# price} other {# prices}}',
  changing: 'Changing prices',
  failed: 'Failed to change the prices. Please try again.',
  undo: 'Undo',
});

/** Why a price is left out. */
export const priceFaults = messagesOf('homeServices.prices', {
  belowZero: 'It would fall below 0',
  unknown: 'What is there is no price',
});

/** What is said of several prices that were changed. */
export const pricesTally = messagesOf('homeServices.pricesTally', {
  all: 'Changed {added, plural, one {# price} other {# prices}}.',
  some: 'Changed {added, plural, one {# price} other {# prices}}. Failed to change {failed, number}.',
  none: 'Failed to change any prices. Please try again.',
  allThere: '{skipped, plural, one {# price was} other {# prices were}} as wanted already, or left out.',
}) satisfies TallyTexts;
