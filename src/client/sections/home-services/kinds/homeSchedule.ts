import { homeSchedulesApi } from '#client/api/homeServices/staff';
import { homeSchedules } from '#client/entities/homeServices';
import { timeRange } from '#client/lib/dates';
import { messagesOf } from '#client/lib/text';
import type { HomeSchedule } from '#contract/homeServices/staff';
import { defineKind } from '../shared/kind/defineKind';

/** What is said of the entries of a provider's availability. */
export const homeScheduleTexts = messagesOf('homeServices.schedule', {
  list: 'Availability',
  add: 'Add Availability',
  edit: 'Edit Availability',
  empty: 'This provider has no availabilities yet.',
  loadFailed: 'Failed to load availability',
  saving: 'Saving the availability',
  stillSaving: 'The availability is still being saved. You will be told how it ends.',
  saved: 'The availability was saved.',
  saveFailed: 'Failed to save the availability. Please try again.',
  createFailed: 'Failed to create availability. Please try again.',
});

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
