import { messagesOf } from '#client/lib/text';

export const handoverMessages = messagesOf('handover', {
  title: 'Handover',
});

/** What the dialog says that shows what was done at this desk. */
export const dayMessages = messagesOf('myDay', {
  explained:
    'What was done at this desk since you signed in. It is kept in memory alone: signing out or a reload empties it.',
  note: 'Note',
  noteStands: 'For who comes next. It stands on the handover as you write it, also where names are initials.',
  nothing: 'Nothing has been done yet',
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

/** What the sheet says that hands the desk over. */
export const onSheetMessages = messagesOf('handover', {
  explained: 'What was done at this desk since you signed in, what waits, and what is half done.',
  madeAt: '{date} {time}, {user}',
  nobody: 'somebody at this desk',
  initials: 'Initials instead of names',
  copy: 'Copy',
  copied: 'The sheet was copied.',
  notCopied: 'This browser did not take it. The sheet is marked now, so copy it by the keys.',
  print: 'Print',
  done: 'Done',
  waiting: 'Waiting',
  halfDone: 'Half done',
  nothingDone: 'Nothing was done at this desk.',
  looking: 'What waits is not known yet.',
  unread: 'What waits could not be read.',
  nothingWaits: 'Nothing waits.',
  nothingHalfDone: 'Nothing is half done.',
  doneAt: '{at} {what}',
  of: '{whom} {what}',
  undecided: 'Nobody can tell whether this was done: {what}',
  someWrite: 'a change whose answer was lost',
  unsaved: 'Not saved yet: {what}',
  sending: '{title}: still being sent',
  unsent: '{count, plural, one {# not sent} other {# not sent}}',
  failed: '{count, plural, one {# failed} other {# failed}}',
  unknown: '{count, plural, one {nobody can tell of #} other {nobody can tell of #}}',
});
