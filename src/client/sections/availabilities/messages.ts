import { messagesOf } from '#client/lib/text';

/** The sentences of the section. */
export const availabilitiesMessages = messagesOf('availabilities', {
  title: 'Provider Availability',
  away: 'Doctor away…',
  late: 'Doctor late…',
  closed: 'Closed…',
  searchBox: 'Search providers by name',
  recent: 'Recently used locations',
  known: 'Known locations',
  start: 'Find a provider by name, then choose a location and a doctor.',
  noResults: 'No locations found for “{text}”. Try another name.',
  locationCount: '{count, plural, one {# location} other {# locations}}',
  doctorCount: '{count, plural, one {# doctor} other {# doctors}}',
  unnamedLocation: 'Unknown Location',
  noLocations: 'No location known',
  doctorAt: '{doctor} at {location}',
  found: '{locations}, {doctors}',
  noDoctors: 'No doctors work at this location yet.',
  unknownDoctor: 'This doctor is not at this location.',
  consultation: '{minutes} minutes a consultation',
  backToSearch: 'Back to Search',
  backToDoctors: 'Back to Doctors',
  addForAll: 'Add Availability for All Doctors',
  slots: '{count, plural, one {# slot} other {# slots}}, {booked} booked',
  searchFailed: 'Failed to search for locations and doctors. Please try again.',
  doctorsFailed: 'Failed to fetch doctors for {location}. Please try again.',
});
