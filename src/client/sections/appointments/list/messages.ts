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
  statusFailed: { id: 'appointments.statusFailed', defaultMessage: 'Failed to update appointment status.' },
  undoFailed: { id: 'changes.undoFailed', defaultMessage: 'The change could not be undone.' },
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
