import type { TallyTexts } from '#client/lib/tally';
import { messagesOf } from '#client/lib/text';

/** What is said of doctors who are away, and of a plan that was sent. */
export const awayMessages = messagesOf('away', {
  title: 'Doctor away',
  from: 'From',
  to: 'To',
  fromTime: 'From time',
  toTime: 'To time',
  find: 'Find times',
  finding: 'Looking for times…',
  nobody: 'No active appointments in this time',
  hoursFailed: 'The opening hours could not be read.',
  listFailed: 'The appointments could not be read.',
  rangeMissing: 'Please enter a date',
  toBeforeFrom: 'This date cannot be before the first one',
  overAlready: 'This date is over',
  notTime: 'Please enter a time, such as 14:30',
  toTimeTooEarly: 'This time must be after the first one',
  plan: 'Plan',
  patient: 'Patient',
  state: 'State',
  move: 'Move {patient}',
  moveOf: 'Move {patient}, {time}',
  change: 'Change',
  noTime: 'No time',
  lookedUntil: 'No time was found up to {date}, where the hours of the doctor end.',
  lookedNarrowly: 'No such time was found up to {date}.',
  narrowing: 'Times',
  isWithinWeek: 'Within a week',
  noHours: 'The doctor has no hours from {date} on.',
  visit: '{patient}, {weekday} {date} {time}',
  time: '{weekday} {date} {time}',
  timeAt: '{weekday} {date} {time}, {place}',
  count:
    'Move {moved, plural, one {# patient} other {# patients}}' +
    '{stay, plural, =0 {} one {, # stays} other {, # stay}}' +
    '{without, plural, =0 {} one {, # has no time} other {, # have no time}}',
  question:
    'Each appointment is rejected, and a new one of twenty minutes is booked in its place, which is ' +
    '{becomes, select, confirmed {confirmed at once} pending {pending} ' +
    'other {pending, or confirmed at once where the provider has Auto-Confirm}}. ' +
    'Whoever stays keeps the appointment as it is.' +
    '{closes, select, yes { The free hours of this time are closed afterwards.} other {}}',
  changes: '{patient}, {weekday} {date} {time}: {before}, then {after}',
  confirm: 'Yes, move them',
  decline: 'No, change nothing',
  moving: 'Moving patients',
  goOn: 'Continue',
  cutOff: 'This plan was cut off before its end.',
  failed: 'The patients could not be moved.',
  moved: 'moved',
  movedAnew: 'moved, was {before}',
  nextTime: 'Move to {time}',
  notStanding: 'left as it is: another desk has made it {status}',
  gone: 'left as it is: another desk has removed it',
  otherTime: 'left as it is: another desk has changed its time',
  notMoved: 'It was not moved.',
  taken: 'The time {time} is no longer free.',
  notFreed: 'Held back: the time {time} was not freed.',
});

/** What is said of a place that is closed. */
export const closedMessages = messagesOf('away.clinic', {
  title: 'Clinic closed',
  from: 'Start Date',
  to: 'End Date',
  doctors: 'Doctors',
  staffFailed: 'The doctors of this location could not be read.',
  nobody: 'No doctor is chosen.',
  ofDoctor: '{doctor} ({count, number})',
  saidOf: '{doctor}: {text}',
});

/** What is said of a round of moves; what another desk had changed is left out and has not failed. */
export const movedTally = messagesOf('away.moved', {
  all:
    '{added, plural, one {# patient was moved} other {# patients were moved}}' +
    '{skipped, plural, =0 {} other {, # left out}}.',
  some:
    '{added, plural, one {# patient was moved} other {# patients were moved}}' +
    '{skipped, plural, =0 {} other {, # left out}}, ' +
    '{failed, number} failed.',
  none: 'None of the patients could be moved.',
}) satisfies TallyTexts;
