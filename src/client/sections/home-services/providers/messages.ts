import { messagesOf } from '#client/lib/text';

/** The sentences of the tab Providers, and of the choice of a provider (Spec 2 §2.3, §5, §8). */
export const providerMessages = messagesOf('homeServices', {
  noProvidersYet: 'There are no providers yet. Add one in the tab Providers.',
  chooseProvider: 'Choose a provider first.',
  toChooseFrom: 'To choose from',
  provider: 'Provider',
  autoConfirm: 'Auto-Confirm',
  viewDetails: 'View Details',
  address: 'Address',
  city: 'City',
  phone: 'Phone',
  phoneNumber: 'Phone Number',
  email: 'Email',
  latitude: 'Latitude',
  longitude: 'Longitude',
  autoConfirmation: 'Auto-confirm bookings',
  logo: 'Logo',
  banner: 'Banner',
  priceRange: 'Price range',
  earliest: 'Earliest availability',
  earliestTime: '{date}, {time}',
  none: '—',
  nameRequired: 'Name is required',
  emailInvalid: 'Invalid email address',
  rating: '{rating} ({count, plural, one {# review} other {# reviews}})',
});
