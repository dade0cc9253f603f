import type { Message } from '../../../../lib/text';

/** The sentences of the tab Availability (Spec 2 §2.3, §5, §8). */
export const scheduleMessages = {
  add: { id: 'schedule.add', defaultMessage: 'Add Availability' },
  edit: { id: 'schedule.edit', defaultMessage: 'Edit Availability' },
  adding: { id: 'schedule.adding', defaultMessage: 'Adding availabilities' },
  mode: { id: 'schedule.mode', defaultMessage: 'Mode' },
  single: { id: 'schedule.single', defaultMessage: 'Single Date' },
  multiple: { id: 'schedule.multiple', defaultMessage: 'Multiple Dates' },
  date: { id: 'schedule.date', defaultMessage: 'Date' },
  hours: { id: 'schedule.hours', defaultMessage: 'Hours' },
  startDate: { id: 'schedule.startDate', defaultMessage: 'Start Date' },
  endDate: { id: 'schedule.endDate', defaultMessage: 'End Date' },
  weekdays: { id: 'schedule.weekdays', defaultMessage: 'Weekdays' },
  startTime: { id: 'schedule.startTime', defaultMessage: 'Start Time' },
  endTime: { id: 'schedule.endTime', defaultMessage: 'End Time' },
  slotDuration: { id: 'schedule.slotDuration', defaultMessage: 'Slot Duration' },
  minutes: { id: 'schedule.minutes', defaultMessage: '{minutes} minutes' },
  entry: { id: 'schedule.entry', defaultMessage: '{date}, {hours}' },
  none: { id: 'schedule.none', defaultMessage: 'This provider has no availabilities yet.' },
  dateRequired: { id: 'schedule.dateRequired', defaultMessage: 'Please enter a date' },
  slotDurationRequired: { id: 'schedule.slotDurationRequired', defaultMessage: 'Please choose a slot duration' },
  loadFailed: { id: 'schedule.loadFailed', defaultMessage: 'Failed to load availability' },
  createFailed: { id: 'schedule.createFailed', defaultMessage: 'Failed to create availability. Please try again.' },
  createManyFailed: { id: 'schedule.createManyFailed', defaultMessage: 'Failed to create availabilities. Please try again.' },
} satisfies Record<string, Message>;
