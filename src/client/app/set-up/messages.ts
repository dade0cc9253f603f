import { messagesOf, type Message } from '#client/lib/text';
import type { SetUpLine } from './slice';

/** The heads of the groups of gaps. */
export const checkTitles = messagesOf('setUp.check', {
  licence: 'Licences expired or about to end',
  hours: 'Doctors without hours in the next 14 days',
  doctors: 'Providers without doctors',
  price: 'Home providers without a price',
  tests: 'Lab packages without a test',
  arabic: 'Arabic missing',
  coordinates: 'Coordinates missing or wrong',
}) satisfies Record<SetUpLine['check'], Message>;

export const setUpMessages = messagesOf('setUp', {
  ofGroup: '{title} ({count, number})',
  showAll: 'Show all {count, number}',
  start: 'Look through the set-up',
  stop: 'Stop',
  intro: 'Licences, opening hours, prices, tests, Arabic names and coordinates are looked through when you ask for it.',
  running: 'Looking through the set-up: {done, number} of {total, number}',
  stopped: 'Stopped after {done, number} of {total, number}.',
  missed:
    '{count, plural, one {# call failed, so that a gap may be missing.} ' +
    'other {# calls failed, so that gaps may be missing.}}',
  nothing: 'The set-up has no gaps',
  expired: 'Expired on {date}',
  ends: 'Ends within {days, number} days, on {date}',
  coordinatesEmpty: 'No coordinates',
  coordinatesDefault: 'Still those that a new one starts with',
  coordinatesOutside: 'Outside the Emirates: {latitude}, {longitude}',
  subcategory: 'Subcategory',
  labService: 'Lab service',
  labPackage: 'Lab package',
  homeProvider: 'Home provider',
});
