import { homeSchedulesApi } from '#client/api/homeServices/staff';
import { homeSchedules } from '#client/entities/homeServices';
import { timeRange } from '#client/lib/dates';
import type { HomeSchedule } from '#contract/homeServices/staff';
import { defineKind } from '../shared/kind/defineKind';

/** What is said of the entries of a provider's availability. */
export const homeScheduleTexts = {
  list: { id: 'homeServices.schedule', defaultMessage: 'Availability' },
  add: { id: 'homeServices.schedule.add', defaultMessage: 'Add Availability' },
  edit: { id: 'homeServices.schedule.edit', defaultMessage: 'Edit Availability' },
  empty: { id: 'homeServices.schedule.none', defaultMessage: 'This provider has no availabilities yet.' },
  loadFailed: { id: 'homeServices.schedule.loadFailed', defaultMessage: 'Failed to load availability' },
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
};

/** The hours in which a provider comes, by date (Spec 2 §3); several dates at once are a fan-out, `addSchedule`. */
export const homeScheduleKind = defineKind({
  name: 'homeSchedule',
  entity: homeSchedules,
  api: homeSchedulesApi,
  texts: homeScheduleTexts,
  saving: {
    siblings: ({ provider }) => ({ provider }),
    isSame: isSameEntry,
  },
});

type EntryHours = Pick<HomeSchedule, 'date' | 'start_time' | 'end_time'>;

/** Whether two entries of a provider are about the same hours of the same date. */
export function isSameEntry(one: EntryHours, other: EntryHours): boolean {
  return (
    one.date === other.date && timeRange(one.start_time, one.end_time) === timeRange(other.start_time, other.end_time)
  );
}
