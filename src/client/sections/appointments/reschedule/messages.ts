import { type Message, messagesOf } from '#client/lib/text';

/** What is said when an appointment could not be moved, or its times not be read (Spec 1 §8). */
export const moveFailures = messagesOf('reschedule', {
  failed: 'Failed to reschedule appointment. Please try again.',
  slotsFailed: 'Failed to load available time slots. Please try again.',
});

/** What is said about moving an appointment (Spec 1 §8). */
export const moveMessages = {
  ...moveFailures,
  title: { id: 'reschedule.title', defaultMessage: 'Reschedule appointment' },
  current: { id: 'reschedule.current', defaultMessage: '{patient} with {doctor} at {place}, now {date} at {time}' },
  visit: { id: 'reschedule.visit', defaultMessage: '{patient} ({date}, {time})' },
  confirm: { id: 'reschedule.confirm', defaultMessage: 'Confirm' },
  busy: { id: 'reschedule.busy', defaultMessage: 'Rescheduling...' },
  slotTaken: {
    id: 'reschedule.slotTaken',
    defaultMessage: 'This time was just taken. Nothing was changed. Please choose another time.',
  },
  timeTaken: {
    id: 'reschedule.timeTaken',
    defaultMessage:
      'This time was just taken. Nothing was changed. Please choose another time, or confirm this one again.',
  },
  slotClosed: {
    id: 'reschedule.slotClosed',
    defaultMessage: 'This time is no longer open. Nothing was changed. Please choose another time.',
  },
  slotBegun: {
    id: 'reschedule.slotBegun',
    defaultMessage: 'This time has begun. Nothing was changed. Please choose another time.',
  },
  notFound: { id: 'reschedule.notFound', defaultMessage: 'Original appointment not found.' },
  notStanding: {
    id: 'reschedule.notStanding',
    defaultMessage: 'It was changed meanwhile and no longer stands. Nothing was sent.',
  },
  movedBefore: {
    id: 'reschedule.movedBefore',
    defaultMessage: 'An earlier move of this appointment has come to an end after all: it is now {next}.',
  },
  done: {
    id: 'reschedule.done',
    defaultMessage:
      'Appointment successfully rescheduled! The previous appointment was canceled and a new one was created.',
  },
  movedTo: { id: 'reschedule.movedTo', defaultMessage: 'Moved to {weekday}, {date}, {time}' },
  show: { id: 'reschedule.show', defaultMessage: 'Show' },
  interrupted: { id: 'reschedule.interrupted', defaultMessage: 'Rescheduling the appointment of {patient}' },
  putBack: {
    id: 'reschedule.putBack',
    defaultMessage:
      '{way, select, back {The appointment of {next} was not restored.} other {No new appointment was created.}} ' +
      'The appointment of {previous} was restored to its previous status ({status}).',
  },
  changedMeanwhile: {
    id: 'reschedule.changedMeanwhile',
    defaultMessage:
      '{way, select, back {The appointment of {next} was not restored.} other {No new appointment was created.}} ' +
      'The appointment of {previous} was changed meanwhile and stays as it is.',
  },
  movedOn: {
    id: 'reschedule.movedOn',
    defaultMessage:
      '{way, select, back {The appointment of {next} was restored} ' +
      'other {The new appointment of {next} was created}} ' +
      'and has been moved since. The one of {previous} stays as it is.',
  },
  doubled: {
    id: 'reschedule.doubled',
    defaultMessage:
      '{way, select, back {The appointment of {next} was restored} ' +
      'other {The new appointment of {next} was created}}, ' +
      'but the one of {previous} stands beside it and could not be rejected.',
  },
  stranded: {
    id: 'reschedule.stranded',
    defaultMessage:
      '{way, select, back {The appointment of {next} was not restored} ' +
      'other {The new appointment of {next} was not created}}, ' +
      'and the one of {previous} could not be restored: it may still be rejected.',
  },
  unknown: {
    id: 'reschedule.unknown',
    defaultMessage:
      'The appointment of {previous} is rejected, and it is not known whether ' +
      '{way, select, back {the one of {next} was restored} other {the new one of {next} was created}}.',
  },
  restore: { id: 'reschedule.restore', defaultMessage: 'Restore the appointment' },
  checkAgain: { id: 'reschedule.checkAgain', defaultMessage: 'Check again' },
  somebody: { id: 'reschedule.somebody', defaultMessage: 'a patient' },
  unfinished: { id: 'reschedule.unfinished', defaultMessage: 'Rescheduling the appointment of {previous} to {next}' },
} satisfies Record<string, Message>;
