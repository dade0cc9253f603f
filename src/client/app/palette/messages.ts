import { messagesOf } from '#client/lib/text';
import type { FindingKind } from '#client/state/findable';

/** What the search through everything says. */
export const searchMessages = messagesOf('palette', {
  placeholder: 'Patients, doctors, places, and what can be done',
  recent: 'Recent places',
  further: '{kind}, found later',
  nothing: 'Nothing found',
  typeMore: 'Type a name, a place, or what you want to do.',
  count: '{count, plural, one {# line found} other {# lines found}}',
  looking: 'Looking further…',
  unasked: 'Not everything could be asked. What is loaded was looked through.',
  keys: '↑ ↓ move · Enter choose · Esc close',
});

/** What the sorts of what can be found are called. */
export const kindMessages = messagesOf('palette.kind', {
  patient: 'Patients',
  verb: 'Actions',
  place: 'Places',
  doctor: 'Doctors',
  location: 'Locations',
  provider: 'Providers',
  service: 'Services',
  package: 'Packages',
}) satisfies Record<FindingKind, unknown>;
