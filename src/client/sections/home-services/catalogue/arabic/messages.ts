import { messagesOf } from '#client/lib/text';

/** What is said of the Arabic names of the catalogue, and in their editor. */
export const arabicMessages = messagesOf('homeServices.arabic', {
  overview: 'Arabic names',
  fill: 'Fill Arabic',
  fillOf: 'Fill Arabic: {list}',
  progress: 'Arabic names: {list}',
  counts: '{done, number} of {total, number}',
  percent: '{percent}%',
  none: 'No entries',
  complete: 'Complete',
  intro: 'Enter saves a name and goes to the next. An empty field is passed over.',
  byTouch: '“Next” of the keyboard saves a name and goes to the next. An empty field is passed over.',
  nameOf: 'Arabic name of {name}',
  saveFailed: 'Failed to save the Arabic name of {name}. Please try again.',
  namedMeanwhile: 'Somebody else has called it {name} meanwhile. Saved once more, your name takes its place.',
  more: 'Show {count, number} more',
  shown: '{shown, number} of {count, plural, one {# name} other {# names}}',
});
