import { messagesOf } from '#client/lib/text';

/** What can be done about opening hours, as the search through everything says it. */
export const hoursFindingMessages = messagesOf('availabilities.finding', {
  addHours: 'Add hours for {doctor}',
  closed: 'Closed: {location}',
});
