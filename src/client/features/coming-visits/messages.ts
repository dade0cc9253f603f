import { messagesOf } from '#client/lib/text';

/** What a question says of the appointments that are still to come. */
export const comingMessages = messagesOf('comingVisits', {
  ofDoctor: '{count, plural, one {# appointment is to come} other {# appointments are to come}}; first {first}',
  ofName:
    '{count, plural, one {# appointment is to come} other {# appointments are to come}} ' +
    'with a doctor of this name; first {first}',
  at: '{date}, {time}',
  atFor: '{date}, {time}, {patient}',
  none: 'No appointment is to come',
  noneOfName: 'No appointment is to come with a doctor of this name',
  looking: 'Looking for appointments to come...',
  unread: 'Whether appointments are to come could not be read',
});
