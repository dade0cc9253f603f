import type { TallyTexts } from '#client/lib/tally';
import { messagesOf } from '#client/lib/text';

/** The sentences of the availability of doctors: its calendar, its form and its modals. */
export const availabilityMessages = messagesOf('doctorAvailability', {
  addAvailability: 'Add Availability',
  adding: 'Adding availabilities',
  startDate: 'Start Date',
  endDate: 'End Date',
  weekdays: 'Weekdays',
  availableFrom: 'Available From',
  availableTo: 'Available To',
  location: 'Location',
  skipExisting: 'Skip existing',
  locationRequired: 'Please select a location',
  fetchFailed: 'Failed to fetch availabilities for {doctor}. Please try again.',
  staffFailed: 'Failed to fetch the doctors of this location.',
  notForAll: 'Not every doctor was reached.',
  hoursOn: '{date} · {hours}',
  doctorOn: '{date} · {name}',
  addFailed: 'Failed to add availabilities. Please try again.',
  deleteFailed: 'Failed to delete availability. Please try again.',
  deleteAllFailed: 'Failed to delete all availabilities. Please try again.',
  deleted: 'Availability deleted successfully!',
  allDeleted: 'All availabilities deleted successfully!',
  deleteTitle: 'Delete this slot?',
  deleteText: '{range} on {date}',
  deleteAllTitle: 'Delete all slots of this doctor?',
  deleteAllText: '{count, plural, one {# slot} other {# slots}} shown here will be deleted.',
  otherLocations: 'The slots at the other locations of the doctor are deleted as well.',
  bookedCount: '{booked} of {count} booked',
  noneBooked: 'None of them is booked.',
  isBooked: 'It is booked.',
  isNotBooked: 'It is not booked.',
  appointmentsInside: '{count, plural, one {# appointment falls} other {# appointments fall}} inside: {names}',
  patientAt: '{patient} ({hours})',
  unknownPatient: 'Unknown Patient',
  delete: 'Delete',
  deleteSlot: 'Delete {range}, {date}',
  deleteAll: 'Delete All Availabilities',
  view: 'View of the hours',
  list: 'List',
  month: 'Month',
  deleteHours: 'Delete hours',
  more: 'More for these hours',
  deleteHoursHint:
    'For leave and holidays: every free slot between two dates is deleted at this location. Booked slots stay.',
  freeBetween:
    '{free, plural, =0 {No free slots} one {# free slot} other {# free slots}} between these dates' +
    '{booked, plural, =0 {} one {; # booked slot stays} other {; # booked slots stay}}.',
  noFreeHours: 'There are no free slots between these dates',
  deleteHoursTitle: 'Delete {count, plural, one {# free slot} other {# free slots}}?',
  deleteHoursText: 'From {first} to {last}.',
  atPlace: 'Only at {place}.',
  bookedStay: '{booked, plural, one {# booked slot stays} other {# booked slots stay}}.',
  bookedMeanwhile: 'booked meanwhile',
  deletingHours: 'Deleting hours',
  deleteHoursFailed: 'Failed to delete the hours. Please try again.',
  calendar: 'Availability calendar',
  noSlots: 'No availabilities yet. Add some with the form.',
  hours: '{hours} h',
  minutes: '{minutes} min',
  hoursAndMinutes: '{hours} h {minutes} min',
  booked: 'booked',
  alreadyThere: 'already there',
  overlapsHours: 'overlaps {hours}',
  overlapsOfAll: '{doctors} of {total} doctors {doctors, plural, one {overlaps} other {overlap}}',
  skippedFor: 'skipped: has {hours}',
  fits: 'fits {hours}',
  addHours: 'Add hours',
  lunchBreak: 'Lunch break',
  removeHours: 'Remove hours {number}',
  furtherFrom: 'Available From ({number})',
  furtherTo: 'Available To ({number})',
  hoursOverlap: 'These hours overlap others above',
  overlaps: 'overlaps',
  manageTitle: 'Manage Availabilities',
  manageProviderTitle: 'Manage Provider Availabilities',
  noLocations: 'No locations available for this provider',
  noDoctorLocations: 'No locations available for this doctor',
});

/** What is said beside the tally of hours that were added. */
export const addedHoursTexts = messagesOf('doctorAvailability.addedTally', {
  counted: '{added, plural, one {# slot} other {# slots}} on {wholes, plural, one {# date} other {# dates}}',
});

/** What is said of hours of a span that were deleted; those that were booked meanwhile stay. */
export const deletedHoursTally = messagesOf('doctorAvailability.deletedTally', {
  all:
    'Deleted {added, plural, one {# slot} other {# slots}}.' +
    '{skipped, plural, =0 {} one { # was booked meanwhile and stays.} other { # were booked meanwhile and stay.}}',
  some:
    'Deleted {added, plural, one {# slot} other {# slots}}. Failed to delete {failed, number}.' +
    '{skipped, plural, =0 {} one { # was booked meanwhile and stays.} other { # were booked meanwhile and stay.}}',
  none: 'Failed to delete any hours. Please try again.',
}) satisfies TallyTexts;
