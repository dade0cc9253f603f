import { messagesOf } from '#client/lib/text';

/** The sentences of the tab Availability (Spec 2 §2.3, §5, §8). */
export const scheduleMessages = messagesOf('homeServices.schedule', {
  adding: 'Adding availabilities',
  mode: 'Mode',
  single: 'Single Date',
  multiple: 'Multiple Dates',
  date: 'Date',
  hours: 'Hours',
  startDate: 'Start Date',
  endDate: 'End Date',
  weekdays: 'Weekdays',
  startTime: 'Start Time',
  endTime: 'End Time',
  slotDuration: 'Slot Duration',
  minutes: '{minutes} minutes',
  entry: '{date}, {hours}',
  dateRequired: 'Please enter a date',
  slotDurationRequired: 'Please choose a slot duration',
  createManyFailed: 'Failed to create availabilities. Please try again.',
});
