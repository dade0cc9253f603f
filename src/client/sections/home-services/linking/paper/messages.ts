import { messagesOf } from '#client/lib/text';

/** What is asked before a price list is printed, and what stands on its paper. */
export const priceListMessages = messagesOf('homeServices.priceList', {
  title: 'Price list',
  language: 'Language on paper',
  english: 'English',
  arabic: 'Arabic',
  both: 'Both side by side',
  what: 'What is printed',
  withUnavailable: 'Unavailable ones too',
  count: '{count, plural, =0 {Nothing to print} one {# price} other {# prices}}',
  arabicMissing: 'Failed to load Arabic. Please try again.',
  print: 'Print',
  foot: '{provider} · Prices of {date}',
});
