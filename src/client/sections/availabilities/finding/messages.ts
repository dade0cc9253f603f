import { messagesOf } from '#client/lib/text';

/** What can be done about opening hours, as the search through everything says it. */
export const hoursFindingMessages = messagesOf('availabilities.finding', {
  planHours: 'Plan hours of {doctor}',
  addHours: 'Add hours for {doctor}',
  closed: 'Closed: {location}',
  addForAll: 'Add Availability for All Doctors: {location}',
});
