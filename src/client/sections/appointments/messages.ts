import type { Message } from '#client/lib/text';

export const messages = {
  title: { id: 'appointments.title', defaultMessage: 'Appointments' },
  updated: { id: 'appointments.updated', defaultMessage: 'Updated {time}' },
  arriving: { id: 'appointments.arriving', defaultMessage: 'Loading: {count, number} so far' },
  growing: {
    id: 'appointments.growing',
    defaultMessage: 'None among the appointments so far. The rest is still being loaded.',
  },
  refresh: { id: 'appointments.refresh', defaultMessage: 'Refresh' },
  fullScreen: { id: 'appointments.fullScreen', defaultMessage: 'Full screen' },
  leaveFullScreen: { id: 'appointments.leaveFullScreen', defaultMessage: 'Leave full screen' },
  period: { id: 'appointments.period', defaultMessage: 'Period' },
  upcoming: { id: 'appointments.upcoming', defaultMessage: 'Upcoming' },
  past: { id: 'appointments.past', defaultMessage: 'Past' },
  search: { id: 'appointments.search', defaultMessage: 'search by patient, doctor, location' },
  status: { id: 'appointments.status', defaultMessage: 'Status' },
  count: { id: 'appointments.count', defaultMessage: '{count, plural, one {# appointment} other {# appointments}}' },
  keys: { id: 'appointments.keys', defaultMessage: '↑ ↓ move · Enter open and close · / search · x select' },
  patient: { id: 'appointments.patient', defaultMessage: 'Patient' },
  doctor: { id: 'appointments.doctor', defaultMessage: 'Doctor' },
  date: { id: 'appointments.date', defaultMessage: 'Date' },
  time: { id: 'appointments.time', defaultMessage: 'Time' },
  location: { id: 'appointments.location', defaultMessage: 'Location' },
  doctorsPhone: { id: 'appointments.doctorsPhone', defaultMessage: "Doctor's Phone" },
  unknownPatient: { id: 'appointments.unknownPatient', defaultMessage: 'Unknown Patient' },
  unknownDoctor: { id: 'appointments.unknownDoctor', defaultMessage: 'Unknown Doctor' },
  unknownLocation: { id: 'appointments.unknownLocation', defaultMessage: 'Unknown Location' },
  noPhone: { id: 'appointments.noPhone', defaultMessage: 'N/A' },
  actions: { id: 'appointments.actions', defaultMessage: 'Actions' },
  cancelAppointment: { id: 'appointments.cancelAppointment', defaultMessage: 'Cancel appointment' },
  locationDetails: { id: 'appointments.locationDetails', defaultMessage: 'Location Details' },
  noActions: { id: 'appointments.noActions', defaultMessage: 'No actions available' },
  viewOnMap: { id: 'appointments.viewOnMap', defaultMessage: 'View on Map' },
  noAddress: { id: 'appointments.noAddress', defaultMessage: 'No address on file' },
  noneUpcoming: {
    id: 'appointments.noneUpcoming',
    defaultMessage: 'No upcoming appointments found matching your criteria.',
  },
  nonePast: { id: 'appointments.nonePast', defaultMessage: 'No past appointments found matching your criteria.' },
  clearFilters: { id: 'appointments.clearFilters', defaultMessage: 'Clear search and filters' },
  loadFailed: { id: 'appointments.loadFailed', defaultMessage: 'Failed to load appointments. Please try again later.' },
  samples: {
    id: 'appointments.samples',
    defaultMessage: 'These are built-in sample appointments, not real ones. Nothing can be done with them.',
  },
  visit: { id: 'appointments.visit', defaultMessage: '{patient}, {weekday} {date} {time}:' },
  statusChanged: { id: 'appointments.statusChanged', defaultMessage: 'Appointment status updated successfully!' },
  statusFailed: { id: 'appointments.statusFailed', defaultMessage: 'Failed to update appointment status.' },
  restoreTitle: { id: 'appointments.restoreTitle', defaultMessage: 'Restore a second appointment?' },
  restoreText: {
    id: 'appointments.restoreText',
    defaultMessage:
      '{patient} has another appointment with the same doctor, {weekday}, {date}, {time}, and that one still stands. ' +
      'If you restore this one as well, the patient has both.',
  },
  restoreConfirm: { id: 'appointments.restoreConfirm', defaultMessage: 'Restore as well' },
} satisfies Record<string, Message>;

/** What is said about moving an appointment (Spec 1 §8). */
export const rescheduleMessages = {
  title: { id: 'reschedule.title', defaultMessage: 'Reschedule appointment' },
  current: { id: 'reschedule.current', defaultMessage: '{patient} with {doctor} at {place}, now {date} at {time}' },
  chooseDate: { id: 'reschedule.chooseDate', defaultMessage: '1. Choose a date' },
  chooseSlot: { id: 'reschedule.chooseSlot', defaultMessage: '2. Choose a time' },
  dateFirst: { id: 'reschedule.dateFirst', defaultMessage: 'The times appear once a date is chosen.' },
  visit: { id: 'reschedule.visit', defaultMessage: '{patient} ({date}, {time})' },
  place: { id: 'reschedule.place', defaultMessage: 'Location {id}' },
  clash: { id: 'reschedule.clash', defaultMessage: 'overlaps' },
  clashWarning: { id: 'reschedule.clashWarning', defaultMessage: 'The doctor has another appointment at this time.' },
  confirm: { id: 'reschedule.confirm', defaultMessage: 'Confirm' },
  busy: { id: 'reschedule.busy', defaultMessage: 'Rescheduling...' },
  loadingSlots: { id: 'reschedule.loadingSlots', defaultMessage: 'Loading available times...' },
  slotsFailed: {
    id: 'reschedule.slotsFailed',
    defaultMessage: 'Failed to load available time slots. Please try again.',
  },
  noTimes: { id: 'reschedule.noTimes', defaultMessage: 'no times' },
  noSlots: {
    id: 'reschedule.noSlots',
    defaultMessage: 'No available time slots for this date. Please select another date.',
  },
  slotTaken: {
    id: 'reschedule.slotTaken',
    defaultMessage: 'This time was just taken. Nothing was changed. Please choose another time.',
  },
  failed: { id: 'reschedule.failed', defaultMessage: 'Failed to reschedule appointment. Please try again.' },
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
      'No new appointment was created. The appointment of {previous} was restored to its previous status ({status}).',
  },
  because: { id: 'reschedule.because', defaultMessage: '{reason} {truth}' },
  changedMeanwhile: {
    id: 'reschedule.changedMeanwhile',
    defaultMessage:
      'No new appointment was created. The appointment of {previous} was changed meanwhile and stays as it is.',
  },
  movedOn: {
    id: 'reschedule.movedOn',
    defaultMessage:
      'The new appointment of {next} was created and has been moved since. ' + 'The one of {previous} stays as it is.',
  },
  doubled: {
    id: 'reschedule.doubled',
    defaultMessage:
      'The new appointment of {next} was created, ' +
      'but the one of {previous} stands beside it and could not be rejected.',
  },
  stranded: {
    id: 'reschedule.stranded',
    defaultMessage:
      'The new appointment of {next} was not created, ' +
      'and the one of {previous} could not be restored: it may still be rejected.',
  },
  undecided: {
    id: 'reschedule.undecided',
    defaultMessage:
      'The appointment of {previous} is rejected, and it is not known whether the new one of {next} was created.',
  },
  restore: { id: 'reschedule.restore', defaultMessage: 'Restore the appointment' },
  checkAgain: { id: 'reschedule.checkAgain', defaultMessage: 'Check again' },
  somebody: { id: 'reschedule.somebody', defaultMessage: 'a patient' },
  unfinished: { id: 'reschedule.unfinished', defaultMessage: 'Rescheduling the appointment of {previous} to {next}' },
} satisfies Record<string, Message>;

/** What the button of each action says (Spec 1 §4). */
export const actionLabels = {
  accept: { id: 'appointments.accept', defaultMessage: 'Accept' },
  reject: { id: 'appointments.reject', defaultMessage: 'Reject' },
  cancel: { id: 'appointments.cancel', defaultMessage: 'Cancel' },
  restore: { id: 'appointments.restore', defaultMessage: 'Restore' },
  reschedule: { id: 'appointments.reschedule', defaultMessage: 'Reschedule' },
} satisfies Record<string, Message>;

/** The labels of statuses, and of the choices of the status filter (Spec 1 §2). */
export const statusLabels = {
  all: { id: 'appointments.status.all', defaultMessage: 'All' },
  pending: { id: 'appointments.status.pending', defaultMessage: 'Pending' },
  confirmed: { id: 'appointments.status.confirmed', defaultMessage: 'Confirmed' },
  rejected: { id: 'appointments.status.rejected', defaultMessage: 'Rejected' },
  canceled: { id: 'appointments.status.canceled', defaultMessage: 'Canceled' },
  cancelled: { id: 'appointments.status.cancelled', defaultMessage: 'Cancelled' },
  completed: { id: 'appointments.status.completed', defaultMessage: 'Completed' },
} satisfies Record<string, Message>;
