import type { TallyTexts } from '#client/lib/tally';
import { messagesOf } from '#client/lib/text';

/** The sentences of the tab Service Linking. */
export const linkMessages = messagesOf('homeServices.links', {
  kinds: 'Kind of link',
  nursing: 'Nursing Services',
  linkNew: 'Link New Service',
  linkSeveral: 'Link Several',
  chosen: '{count, plural, =0 {Type a price to choose} one {# chosen} other {# chosen}}',
  changePrices: 'Change prices',
  printPriceList: 'Print price list',
  linking: 'Linking several services',
  linkManyFailed: 'Failed to link the services. Please try again.',
  noServices: 'This provider has no lab services yet.',
  noPackages: 'This provider has no lab packages yet.',
  noNursing: 'This provider has no nursing services yet.',
  unknownItem: 'Item {id}',
  service: 'Service',
  package: 'Package',
  nursingService: 'Nursing Service',
  itemRequired: 'Choose what to link',
  nothingToLink: 'Nothing found that is not linked yet',
  moreChoices: 'The first {shown} of {count, number}: type to find the others.',
  price: 'Price',
  priceInAed: 'Price (AED)',
  priceOf: 'Price of {name} in AED',
  duration: 'Duration',
  durationOf: 'Duration of {name} in minutes',
  durationInvalid: 'Duration must be at least {min} minutes, in steps of {step}',
  minutes: 'min',
  minutesValue: '{value} minutes',
  changes: 'Changes',
  notSaved: 'Not saved: {value}',
  changeFailed:
    'Failed to save the {field, select, price {price} duration_minutes {duration} other {availability}} of {name}. ' +
    'Please try again.',
  valueSaved: '{field, select, price {Price saved} duration_minutes {Duration saved} other {Availability saved}}',
  unlinkItem: 'Unlink {name}',
});

/** What is said of several items that were linked together. */
export const linkedTally = messagesOf('homeServices.linkedTally', {
  all: 'Linked {added, plural, one {# service} other {# services}}.',
  some: 'Linked {added, plural, one {# service} other {# services}}. Failed to link {failed, number}.',
  none: 'Failed to link any services. Please try again.',
  allThere: '{skipped, plural, one {# service was} other {# services were}} linked already.',
}) satisfies TallyTexts;
