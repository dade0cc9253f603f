import type { Message } from '#client/lib/text';

/** The sentences of the tab Service Linking. */
export const linkMessages = {
  kinds: { id: 'homeServices.links.kinds', defaultMessage: 'Kind of link' },
  nursing: { id: 'homeServices.links.nursing', defaultMessage: 'Nursing Services' },
  linkNew: { id: 'homeServices.links.linkNew', defaultMessage: 'Link New Service' },
  noServices: { id: 'homeServices.links.noServices', defaultMessage: 'This provider has no lab services yet.' },
  noPackages: { id: 'homeServices.links.noPackages', defaultMessage: 'This provider has no lab packages yet.' },
  noNursing: { id: 'homeServices.links.noNursing', defaultMessage: 'This provider has no nursing services yet.' },
  unknownItem: { id: 'homeServices.links.unknownItem', defaultMessage: 'Item {id}' },
  service: { id: 'homeServices.links.service', defaultMessage: 'Service' },
  package: { id: 'homeServices.links.package', defaultMessage: 'Package' },
  nursingService: { id: 'homeServices.links.nursingService', defaultMessage: 'Nursing Service' },
  itemRequired: { id: 'homeServices.links.itemRequired', defaultMessage: 'Choose what to link' },
  nothingToLink: { id: 'homeServices.links.nothingToLink', defaultMessage: 'Nothing found that is not linked yet' },
  loadingItems: { id: 'homeServices.links.loadingItems', defaultMessage: 'Loading...' },
  moreChoices: {
    id: 'homeServices.links.moreChoices',
    defaultMessage: 'The first {shown} of {count, number}: type to find the others.',
  },
  price: { id: 'homeServices.links.price', defaultMessage: 'Price' },
  priceInAed: { id: 'homeServices.links.priceInAed', defaultMessage: 'Price (AED)' },
  priceOf: { id: 'homeServices.links.priceOf', defaultMessage: 'Price of {name} in AED' },
  aed: { id: 'homeServices.links.aed', defaultMessage: 'AED' },
  priceInvalid: { id: 'homeServices.links.priceInvalid', defaultMessage: 'Enter an amount with at most two decimals' },
  duration: { id: 'homeServices.links.duration', defaultMessage: 'Duration' },
  durationOf: { id: 'homeServices.links.durationOf', defaultMessage: 'Duration of {name} in minutes' },
  durationInMinutes: { id: 'homeServices.links.durationInMinutes', defaultMessage: 'Duration (minutes)' },
  durationInvalid: {
    id: 'homeServices.links.durationInvalid',
    defaultMessage: 'Duration must be at least {min} minutes, in steps of {step}',
  },
  minutes: { id: 'homeServices.links.minutes', defaultMessage: 'min' },
  minutesValue: { id: 'homeServices.links.minutesValue', defaultMessage: '{value} minutes' },
  availability: { id: 'homeServices.links.availability', defaultMessage: 'Status' },
  changes: { id: 'homeServices.links.changes', defaultMessage: 'Changes' },
  saving: { id: 'homeServices.links.saving', defaultMessage: 'Saving...' },
  saved: { id: 'homeServices.links.saved', defaultMessage: 'Saved' },
  notSaved: { id: 'homeServices.links.notSaved', defaultMessage: 'Not saved: {value}' },
  changeFailed: {
    id: 'homeServices.links.changeFailed',
    defaultMessage:
      'Failed to save the {field, select, price {price} duration_minutes {duration} other {availability}} of {name}. ' +
      'Please try again.',
  },
  unlinkItem: { id: 'homeServices.links.unlinkItem', defaultMessage: 'Unlink {name}' },
} satisfies Record<string, Message>;
