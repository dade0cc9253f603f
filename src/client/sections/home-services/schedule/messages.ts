import type { Message } from '#client/lib/text';

/** The sentences of the tab Availability (Spec 2 §2.3, §5, §8). */
export const scheduleMessages = {
  adding: { id: 'homeServices.schedule.adding', defaultMessage: 'Adding availabilities' },
  mode: { id: 'homeServices.schedule.mode', defaultMessage: 'Mode' },
  single: { id: 'homeServices.schedule.single', defaultMessage: 'Single Date' },
  multiple: { id: 'homeServices.schedule.multiple', defaultMessage: 'Multiple Dates' },
  date: { id: 'homeServices.schedule.date', defaultMessage: 'Date' },
  hours: { id: 'homeServices.schedule.hours', defaultMessage: 'Hours' },
  startDate: { id: 'homeServices.schedule.startDate', defaultMessage: 'Start Date' },
  endDate: { id: 'homeServices.schedule.endDate', defaultMessage: 'End Date' },
  weekdays: { id: 'homeServices.schedule.weekdays', defaultMessage: 'Weekdays' },
  startTime: { id: 'homeServices.schedule.startTime', defaultMessage: 'Start Time' },
  endTime: { id: 'homeServices.schedule.endTime', defaultMessage: 'End Time' },
  slotDuration: { id: 'homeServices.schedule.slotDuration', defaultMessage: 'Slot Duration' },
  minutes: { id: 'homeServices.schedule.minutes', defaultMessage: '{minutes} minutes' },
  entry: { id: 'homeServices.schedule.entry', defaultMessage: '{date}, {hours}' },
  dateRequired: { id: 'homeServices.schedule.dateRequired', defaultMessage: 'Please enter a date' },
  slotDurationRequired: {
    id: 'homeServices.schedule.slotDurationRequired',
    defaultMessage: 'Please choose a slot duration',
  },
  createManyFailed: {
    id: 'homeServices.schedule.createManyFailed',
    defaultMessage: 'Failed to create availabilities. Please try again.',
  },
} satisfies Record<string, Message>;
