import type { Message } from '#client/lib/text';
import type { SavingTexts } from '../shared/kind/defineKind';

/** The sentences of the tab Availability (Spec 2 §2.3, §5, §8). */
export const scheduleMessages = {
  add: { id: 'homeServices.schedule.add', defaultMessage: 'Add Availability' },
  edit: { id: 'homeServices.schedule.edit', defaultMessage: 'Edit Availability' },
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
  none: { id: 'homeServices.schedule.none', defaultMessage: 'This provider has no availabilities yet.' },
  dateRequired: { id: 'homeServices.schedule.dateRequired', defaultMessage: 'Please enter a date' },
  slotDurationRequired: {
    id: 'homeServices.schedule.slotDurationRequired',
    defaultMessage: 'Please choose a slot duration',
  },
  loadFailed: { id: 'homeServices.schedule.loadFailed', defaultMessage: 'Failed to load availability' },
  createManyFailed: {
    id: 'homeServices.schedule.createManyFailed',
    defaultMessage: 'Failed to create availabilities. Please try again.',
  },
} satisfies Record<string, Message>;

/** What is said of saving an availability. */
export const entryTexts = {
  saving: { id: 'homeServices.scheduleEntry.saving', defaultMessage: 'Saving the availability' },
  stillSaving: {
    id: 'homeServices.scheduleEntry.stillSaving',
    defaultMessage: 'The availability is still being saved. You will be told how it ends.',
  },
  saved: { id: 'homeServices.scheduleEntry.saved', defaultMessage: 'The availability was saved.' },
  saveFailed: {
    id: 'homeServices.scheduleEntry.saveFailed',
    defaultMessage: 'Failed to save the availability. Please try again.',
  },
  createFailed: {
    id: 'homeServices.schedule.createFailed',
    defaultMessage: 'Failed to create availability. Please try again.',
  },
} satisfies SavingTexts;
