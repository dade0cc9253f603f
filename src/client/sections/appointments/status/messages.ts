import { messagesOf } from '#client/lib/text';

/** What is said of a change of status, before and after it was made, and of taking it back. */
export const statusMessages = messagesOf('appointments.changes', {
  statusChanged: 'Appointment status updated successfully!',
  restoreTitle: 'Restore a second appointment?',
  restoreText:
    '{patient} has another appointment with the same doctor, {weekday}, {date}, {time}, and that one still stands. ' +
    'If you restore this one as well, the patient has both.',
  restoreConfirm: 'Restore as well',
  undo: 'Undo',
  meanwhile: 'Another desk had made it {status} meanwhile.',
  undone: 'The change was undone. The appointment is {status} again.',
  setBack: 'Set back to {status}',
  isNow: 'The appointment is {status}.',
  isGone: 'Another desk has removed the appointment.',
  because: '{reason} {truth}',
  interrupted: '{visit} {action}',
});
