import type { Message } from '#client/lib/text';

/** The sentences of the tab Providers, and of the choice of a provider (Spec 2 §2.3, §5, §8). */
export const providerMessages = {
  noProvidersYet: {
    id: 'homeServices.noProvidersYet',
    defaultMessage: 'There are no providers yet. Add one in the tab Providers.',
  },
  chooseProvider: { id: 'homeServices.chooseProvider', defaultMessage: 'Choose a provider first.' },
  toChooseFrom: { id: 'homeServices.toChooseFrom', defaultMessage: 'To choose from' },
  provider: { id: 'homeServices.provider', defaultMessage: 'Provider' },
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
