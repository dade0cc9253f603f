import { homeSchedulesApi } from '#client/api/homeServices/staff';
import { homeSchedules } from '#client/entities/homeServices';
import { defineResource } from '../shared/resource/defineResource';
import { homeScheduleEvents } from './events';
import { entryTexts, scheduleMessages } from './messages';
import { createEntry, updateEntry } from './sagas/saveEntry';

/** The hours in which a provider comes, by date; several dates at once are a fan-out (Spec 2 §5). */
export const homeScheduleResource = defineResource({
  events: homeScheduleEvents,
  entity: homeSchedules,
  list: homeSchedulesApi.list,
  loadFailure: { text: scheduleMessages.loadFailed },
  form: { create: createEntry, update: updateEntry, texts: entryTexts },
  removal: { remove: homeSchedulesApi.remove },
});
