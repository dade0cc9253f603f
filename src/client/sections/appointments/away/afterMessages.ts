import type { TallyTexts } from '#client/lib/tally';
import { messagesOf } from '#client/lib/text';

/** What is said of a doctor who is late. */
export const lateMessages = messagesOf('away.late', {
  title: 'Doctor late',
  shiftBy: 'Shift by',
  minutes: '{minutes, number} min',
  stayUntil: 'Stay until',
  stayLine: 'Hours until {time}',
  opensFirst: 'First hours until {time} are opened. Where they cannot be, nobody is moved.',
  opened: 'opened',
  notOpened: 'Held back: the hours in which the doctor stays could not be opened.',
  chooseAll: 'Choose all: {group}',
  laterToday: 'Later today ({count, number})',
  noRoomToday: 'No room today ({count, number})',
  count:
    'Move {sameDay, number} today{otherDay, plural, =0 {} other {, # to another day}}' +
    '{stay, plural, =0 {} one {, # stays} other {, # stay}}' +
    '{without, plural, =0 {} one {, # has no time} other {, # have no time}}',
});

/** What the call list says, and what stands in place of a new time. */
export const callMessages = messagesOf('away.call', {
  titleFor: 'To call: {doctor}, {date}',
  message: 'Message',
  called: 'Called',
  calledOne: 'Called {patient}',
  calledOf: 'Called {patient}, {time}',
  yes: 'yes',
  no: 'no',
  confirmed: '{time}, confirmed',
  pending: '{time}, pending: accept it',
  noTime: 'no time yet',
  notMoved: 'not moved, no time yet',
  back: 'back at the old time',
  copyEnglishOf: 'Copy message in English, {patient}',
  copyArabicOf: 'Copy message in Arabic, {patient}',
  english: 'in English',
  arabic: 'in Arabic',
  copied: 'The message for {patient} was copied.',
  notCopied: 'The browser did not copy it. Copy the text by hand.',
  notFetched: 'The message could not be written in Arabic. Please try again.',
});

/** The messages that are copied for patients. */
export const patientMessages = messagesOf('away.message', {
  greeting: 'Dear {patient},\n{text}',
  when: '{date} at {time}',
  moved:
    'Your appointment with {doctor} on {old} has been moved to {next}.{status, select, ' +
    'confirmed { It is confirmed.} pending { It is still to be confirmed.} other {}}',
  movedTo:
    'Your appointment with {doctor} on {old} has been moved to {next}, at {place}.{status, select, ' +
    'confirmed { It is confirmed.} pending { It is still to be confirmed.} other {}}',
  noTime:
    'Your appointment with {doctor} on {old} cannot take place. There is no new time yet; we will call you as soon ' +
    'as there is one.',
  late:
    '{doctor} is late on the day of your appointment on {old}, which cannot take place at that time. There is no ' +
    'new time yet; we will call you as soon as there is one.',
  back: 'Your appointment with {doctor} stays on {old}, as it was at first.',
});

/** What is said of the hours that are closed after a plan. */
export const closingMessages = messagesOf('away.close', {
  label: 'Close these hours',
  title: 'Closed hours',
  closing: 'Closing hours',
  failed: 'The hours could not be closed.',
  hours: '{date} · {hours}',
  hoursAt: '{date} · {hours} · {place}',
  hoursOf: '{doctor} · {date} · {hours}',
  none: 'There are no hours in this time that could be closed.',
  reachesBeyond: 'stays: it reaches beyond this time',
  isBooked: 'stays: it is booked',
  isNeeded: 'stays: {patient} is expected at {time}{more, plural, =0 {} other {, and # more}}',
});

/** What is said of a round of hours that were closed. */
export const closedTally = messagesOf('away.closed', {
  all:
    '{added, plural, one {# range of hours was closed} other {# ranges of hours were closed}}' +
    '{skipped, plural, =0 {} one {, # stays} other {, # stay}}.',
  some:
    '{added, plural, one {# range of hours was closed} other {# ranges of hours were closed}}' +
    '{skipped, plural, =0 {} one {, # stays} other {, # stay}}, {failed, number} failed.',
  none: 'None of the hours could be closed.',
}) satisfies TallyTexts;

/** What is said of a plan that is taken back. */
export const undoMessages = messagesOf('away.undo', {
  undo: 'Undo',
  title: 'Undone',
  undoing: 'Taking back a plan',
  failed: 'The plan could not be undone.',
  back: 'back at {time}',
  backAs: 'back at {time}: {after}, was {before}',
  hoursBack: 'open again',
  closedAgain: 'closed again',
  changedSince: 'cannot go back: it was changed since',
});

/** What is said of a round of moves and hours that were taken back. */
export const takenBackTally = messagesOf('away.undone', {
  all: '{added, number} of the plan undone{skipped, plural, =0 {} other {, # left as they are}}.',
  some:
    '{added, number} of the plan undone{skipped, plural, =0 {} other {, # left as they are}}, ' +
    '{failed, number} could not go back.',
  none: 'Nothing of the plan could be undone.',
}) satisfies TallyTexts;
