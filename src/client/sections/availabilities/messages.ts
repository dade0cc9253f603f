import type { Message } from '#client/lib/text';

/** The sentences of the section. */
export const messages = {
  title: { id: 'availabilities.title', defaultMessage: 'Provider Availability' },
  searchBox: { id: 'availabilities.searchBox', defaultMessage: 'Search providers by name' },
  start: {
    id: 'availabilities.start',
    defaultMessage: 'Find a provider by name, then choose a location and a doctor.',
  },
  noResults: { id: 'availabilities.noResults', defaultMessage: 'No locations found for “{text}”. Try another name.' },
  locationCount: {
    id: 'availabilities.locationCount',
    defaultMessage: '{count, plural, one {# location} other {# locations}}',
  },
  doctorCount: {
    id: 'availabilities.doctorCount',
    defaultMessage: '{count, plural, one {# doctor} other {# doctors}}',
  },
  unnamedLocation: { id: 'availabilities.unnamedLocation', defaultMessage: 'Unknown Location' },
  noLocations: { id: 'availabilities.noLocations', defaultMessage: 'No location known' },
  doctorAt: { id: 'availabilities.doctorAt', defaultMessage: '{doctor} at {location}' },
  found: { id: 'availabilities.found', defaultMessage: '{locations}, {doctors}' },
  noDoctors: { id: 'availabilities.noDoctors', defaultMessage: 'No doctors work at this location yet.' },
  unknownDoctor: { id: 'availabilities.unknownDoctor', defaultMessage: 'This doctor is not at this location.' },
  doctorName: { id: 'availabilities.doctorName', defaultMessage: 'Dr. {name}' },
  consultation: { id: 'availabilities.consultation', defaultMessage: '{minutes} minutes a consultation' },
  backToSearch: { id: 'availabilities.backToSearch', defaultMessage: 'Back to Search' },
  backToDoctors: { id: 'availabilities.backToDoctors', defaultMessage: 'Back to Doctors' },
  addForAll: { id: 'availabilities.addForAll', defaultMessage: 'Add Availability for All Doctors' },
  slots: {
    id: 'availabilities.slots',
    defaultMessage: '{count, plural, one {# slot} other {# slots}}, {booked} booked',
  },
  searchFailed: {
    id: 'availabilities.searchFailed',
    defaultMessage: 'Failed to search for locations and doctors. Please try again.',
  },
  doctorsFailed: {
    id: 'availabilities.doctorsFailed',
    defaultMessage: 'Failed to fetch doctors for {location}. Please try again.',
  },
} satisfies Record<string, Message>;
