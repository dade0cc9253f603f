import type { Message } from '#client/lib/text';
import type { SavingTexts } from '../shared/kind/defineKind';

/** The sentences of the tab Providers, and of the choice of a provider (Spec 2 §2.3, §5, §8). */
export const providerMessages = {
  providersFailed: {
    id: 'homeServices.providersFailed',
    defaultMessage: 'Failed to load providers. Please refresh the page.',
  },
  providersUnreachable: {
    id: 'homeServices.providersUnreachable',
    defaultMessage: 'Failed to load providers. Please check your connection.',
  },
  providerConsequence: {
    id: 'homeServices.providerConsequence',
    defaultMessage: 'All associated services and doctors are removed.',
  },
  noProvidersYet: {
    id: 'homeServices.noProvidersYet',
    defaultMessage: 'There are no providers yet. Add one in the tab Providers.',
  },
  chooseProvider: { id: 'homeServices.chooseProvider', defaultMessage: 'Choose a provider first.' },
  toChooseFrom: { id: 'homeServices.toChooseFrom', defaultMessage: 'To choose from' },
  provider: { id: 'homeServices.provider', defaultMessage: 'Provider' },
  addProvider: { id: 'homeServices.addProvider', defaultMessage: 'Add Provider' },
  editProvider: { id: 'homeServices.editProvider', defaultMessage: 'Edit Provider' },
  noProviders: { id: 'homeServices.noProviders', defaultMessage: 'No providers found.' },
  autoConfirm: { id: 'homeServices.autoConfirm', defaultMessage: 'Auto-Confirm' },
  viewDetails: { id: 'homeServices.viewDetails', defaultMessage: 'View Details' },
  address: { id: 'homeServices.address', defaultMessage: 'Address' },
  city: { id: 'homeServices.city', defaultMessage: 'City' },
  phone: { id: 'homeServices.phone', defaultMessage: 'Phone' },
  phoneNumber: { id: 'homeServices.phoneNumber', defaultMessage: 'Phone Number' },
  email: { id: 'homeServices.email', defaultMessage: 'Email' },
  latitude: { id: 'homeServices.latitude', defaultMessage: 'Latitude' },
  longitude: { id: 'homeServices.longitude', defaultMessage: 'Longitude' },
  autoConfirmation: { id: 'homeServices.autoConfirmation', defaultMessage: 'Auto-confirm bookings' },
  logo: { id: 'homeServices.logo', defaultMessage: 'Logo' },
  banner: { id: 'homeServices.banner', defaultMessage: 'Banner' },
  priceRange: { id: 'homeServices.priceRange', defaultMessage: 'Price range' },
  earliest: { id: 'homeServices.earliest', defaultMessage: 'Earliest availability' },
  earliestTime: { id: 'homeServices.earliestTime', defaultMessage: '{date}, {time}' },
  none: { id: 'homeServices.none', defaultMessage: '—' },
  nameRequired: { id: 'homeServices.nameRequired', defaultMessage: 'Name is required' },
  emailInvalid: { id: 'homeServices.emailInvalid', defaultMessage: 'Invalid email address' },
  rating: { id: 'homeServices.rating', defaultMessage: '{rating} ({count, plural, one {# review} other {# reviews}})' },
} satisfies Record<string, Message>;

/** What is said of saving a provider. */
export const providerTexts = {
  saving: { id: 'homeServices.provider.saving', defaultMessage: 'Saving the provider' },
  stillSaving: {
    id: 'homeServices.provider.stillSaving',
    defaultMessage: 'The provider is still being saved. You will be told how it ends.',
  },
  saved: { id: 'homeServices.provider.saved', defaultMessage: 'The provider was saved.' },
  saveFailed: {
    id: 'homeServices.provider.saveFailed',
    defaultMessage: 'Failed to save the provider. Please try again.',
  },
} satisfies SavingTexts;
