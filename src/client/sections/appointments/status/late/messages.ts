import type { Message } from '#client/lib/text';

/** What is said of a change of status, before and after it was made, and of taking it back. */
export const changeMessages = {
  statusChanged: { id: 'appointments.statusChanged', defaultMessage: 'Appointment status updated successfully!' },
  restoreTitle: { id: 'appointments.restoreTitle', defaultMessage: 'Restore a second appointment?' },
  restoreText: {
    id: 'appointments.restoreText',
    defaultMessage:
      '{patient} has another appointment with the same doctor, {weekday}, {date}, {time}, and that one still stands. ' +
      'If you restore this one as well, the patient has both.',
  },
  restoreConfirm: { id: 'appointments.restoreConfirm', defaultMessage: 'Restore as well' },
  undo: { id: 'changes.undo', defaultMessage: 'Undo' },
  meanwhile: { id: 'changes.meanwhile', defaultMessage: 'Another desk had made it {status} meanwhile.' },
  undone: { id: 'changes.undone', defaultMessage: 'The change was undone. The appointment is {status} again.' },
  setBack: { id: 'changes.setBack', defaultMessage: 'Set back to {status}' },
  isNow: { id: 'changes.isNow', defaultMessage: 'The appointment is {status}.' },
  isGone: { id: 'changes.isGone', defaultMessage: 'Another desk has removed the appointment.' },
  because: { id: 'reschedule.because', defaultMessage: '{reason} {truth}' },
} satisfies Record<string, Message>;
