import { homeSchedulesApi } from '#client/api/homeServices/staff';
import { homeSchedules } from '#client/entities/homeServices';
import { defineKind } from '../shared/kind/defineKind';
import { homeScheduleEvents } from './events';
import { scheduleMessages } from './messages';

/** The hours in which a provider comes, by date; several dates at once are a fan-out (Spec 2 §5). */
export const homeScheduleKind = defineKind({
  events: homeScheduleEvents,
  entity: homeSchedules,
  list: homeSchedulesApi.list,
  loadFailure: { text: scheduleMessages.loadFailed },
  removal: { remove: homeSchedulesApi.remove },
});
