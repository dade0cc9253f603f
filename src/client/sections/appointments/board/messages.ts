import { messagesOf } from '#client/lib/text';

/** What the switch between list and board says, which stands before the code of the board is there. */
export const switchMessages = messagesOf('appointments.board', {
  shownAs: 'Shown as',
  list: 'List',
  board: 'Day board',
  waits: 'What waits',
  figures: 'Figures',
  hoursFailed: 'The opening hours of this doctor could not be read.',
});
