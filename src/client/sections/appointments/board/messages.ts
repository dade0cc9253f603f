import type { Message } from '#client/lib/text';

/** What the switch between list and board says, which stands before the code of the board is there. */
export const switchMessages = {
  shownAs: { id: 'appointments.board.shownAs', defaultMessage: 'Shown as' },
  list: { id: 'appointments.board.list', defaultMessage: 'List' },
  board: { id: 'appointments.board.board', defaultMessage: 'Day board' },
  failed: { id: 'appointments.board.failed', defaultMessage: 'The day board could not be opened.' },
  hoursFailed: {
    id: 'appointments.board.hoursFailed',
    defaultMessage: 'The opening hours of this doctor could not be read.',
  },
} satisfies Record<string, Message>;
