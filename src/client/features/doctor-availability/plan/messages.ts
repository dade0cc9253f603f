import { messagesOf } from '#client/lib/text';

/** What is said of a planned week of doctors alone (`weekPlanMessages` has the rest). */
export const planHoursMessages = messagesOf('hoursPlan', {
  doctors: 'Doctors',
  doctorRequired: 'Please tick a doctor',
  counts: '{add} added, {remove} removed',
  countsNobody: '{add} added, {remove} removed, nobody affected',
  countsStaying:
    '{add} added, {remove} removed, ' +
    '{stays, plural, one {# slot stays because it is needed} other {# slots stay because they are needed}}',
  neededBy: 'Needed by {names}',
  countsOf: '{name}: {counts}',
  doctor: 'Doctor',
  leftOutOf: '{name}: {why}',
  unread: '{names} left out: the hours could not be read.',
  lacksVisits: 'The appointments could not be read, so nothing is removed.',
  booked: 'booked',
  bookedBy: 'booked: {names}',
  expects: 'expected: {names}',
  closed: 'closed, though the weeks around have hours',
  elsewhere: 'at another place',
  visitsUnknown: 'nobody knows who is expected',
  applyBoth: 'Apply: add {add}, remove {remove}',
  applyAdd: 'Apply: add {add}',
  applyRemove: 'Apply: remove {remove}',
  removeAllText: 'The week is empty. Hours that are booked, or in which somebody is expected, stay.',
  ofDoctor: '{what} · {name}',
  putBack: 'put back: the new hours were refused',
  notRemoved: 'could not be removed',
  visitsFailed: 'The appointments could not be read.',
});
