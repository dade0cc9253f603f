import { messagesOf } from '#client/lib/text';

/** What is said when an appointment could not be moved, or its times not be read (Spec 1 §8). */
export const moveFailures = messagesOf('reschedule', {
  failed: 'Failed to reschedule appointment. Please try again.',
  slotsFailed: 'Failed to load available time slots. Please try again.',
});

/** What is said about moving an appointment (Spec 1 §8). */
export const moveMessages = {
  ...moveFailures,
  ...messagesOf('reschedule', {
    title: 'Reschedule appointment',
    current: '{patient} with {doctor} at {place}, now {date} at {time}',
    visit: '{patient} ({date}, {time})',
    confirm: 'Confirm',
    busy: 'Rescheduling...',
    slotTaken: 'This time was just taken. Nothing was changed. Please choose another time.',
    timeTaken: 'This time was just taken. Nothing was changed. Please choose another time, or confirm this one again.',
    slotClosed: 'This time is no longer open. Nothing was changed. Please choose another time.',
    slotBegun: 'This time has begun. Nothing was changed. Please choose another time.',
    notFound: 'Original appointment not found.',
    notStanding: 'It was changed meanwhile and no longer stands. Nothing was sent.',
    movedBefore: 'An earlier move of this appointment has come to an end after all: it is now {next}.',
    done: 'Appointment successfully rescheduled! The previous appointment was canceled and a new one was created.',
    movedTo: 'Moved to {weekday}, {date}, {time}',
    show: 'Show',
    interrupted: 'Rescheduling the appointment of {patient}',
    putBack:
      '{way, select, back {The appointment of {next} was not restored.} other {No new appointment was created.}} ' +
      'The appointment of {previous} was restored to its previous status ({status}).',
    changedMeanwhile:
      '{way, select, back {The appointment of {next} was not restored.} other {No new appointment was created.}} ' +
      'The appointment of {previous} was changed meanwhile and stays as it is.',
    movedOn:
      '{way, select, back {The appointment of {next} was restored} ' +
      'other {The new appointment of {next} was created}} ' +
      'and has been moved since. The one of {previous} stays as it is.',
    doubled:
      '{way, select, back {The appointment of {next} was restored} ' +
      'other {The new appointment of {next} was created}}, ' +
      'but the one of {previous} stands beside it and could not be rejected.',
    stranded:
      '{way, select, back {The appointment of {next} was not restored} ' +
      'other {The new appointment of {next} was not created}}, ' +
      'and the one of {previous} could not be restored: it may still be rejected.',
    unknown:
      'The appointment of {previous} is rejected, and it is not known whether ' +
      '{way, select, back {the one of {next} was restored} other {the new one of {next} was created}}.',
    restore: 'Restore the appointment',
    checkAgain: 'Check again',
    somebody: 'a patient',
    unfinished: 'Rescheduling the appointment of {previous} to {next}',
  }),
};
