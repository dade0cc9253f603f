import { messagesOf } from '#client/lib/text';

/** What the dialog says that shows what was done at this desk. */
export const dayMessages = messagesOf('myDay', {
  explained:
    'What was done at this desk since you signed in. It is kept in memory alone: signing out or a reload empties it.',
  nothing: 'Nothing has been done yet',
  done: 'Done',
  failed: 'Failed',
  change: '{from} → {to}',
  undone: 'Undone',
  isNow: 'It is {status} now, so it stays.',
  undo: 'Undo',
  undoMany: 'Undo {count, number}',
  undoOf: 'Undo: {what}',
  undoManyOf: 'Undo {count, number}: {what}',
  choose: 'Choose: {what}',
  chooseAll: 'Choose all that can be undone',
  more: 'and {count, number} more',
  whyDeleted: 'What was deleted is gone; it can only be made again.',
  whyMoved: 'A move is not taken back by itself: its old time may be taken. Use Reschedule.',
  whyPassword: 'Nobody knows the password that was there before.',
  whyOther: 'It cannot be undone from here. What was there before is not known any more.',
});
