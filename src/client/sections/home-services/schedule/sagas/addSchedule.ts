import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';

import { homeSchedulesApi } from '#client/api/homeServices/staff';
import { longDate } from '#client/lib/dates';
import { addScheduleKey } from '#client/sections/home-services/keys';
import { readList } from '#client/sections/home-services/shared/resource/sagas/lists';
import { confirmDates } from '#client/state/fanOut/confirmDates';
import type { FanOutKind, SendResult } from '#client/state/fanOut/runFanOut';
import { runFanOut } from '#client/state/fanOut/runFanOut';
import { sendOrFind } from '#client/state/sagas/sendOrFind';
import { addedTally } from '#client/ui/dates/messages';
import type { HomeScheduleDraft } from '#contract/homeServices/staff';
import { isSameEntry } from '../entries';
import type { scheduleSubmitted } from '../events';
import { scheduleMessages } from '../messages';
import { homeScheduleResource } from '../resources';

/** Adding a provider's availability, one call per date (Spec 2 §5). */
export const addingSchedule: FanOutKind<HomeScheduleDraft> = {
  name: 'homeServices/schedule/add',
  title: scheduleMessages.adding,
  tally: addedTally,
  failed: scheduleMessages.createManyFailed,
  before: readSchedule,
  send: addEntry,
  after: reloadSchedule,
};

/** Adds the entries of a form; a range longer than a year has to be confirmed first. */
export function* addSchedule({ payload: { provider, drafts } }: ReturnType<typeof scheduleSubmitted>) {
  const dates = drafts.map(({ date }) => date);
  const isMeant = yield* call(confirmDates, dates);
  if (!isMeant) return;
  const items = drafts.map((draft) => ({ id: draft.date, label: longDate(draft.date), payload: draft }));
  yield* call(runFanOut<HomeScheduleDraft>, addingSchedule, addScheduleKey(provider), items);
}

/** Reads the entries of the provider first, because one whose answer was lost may be there already. */
function* readSchedule({ provider }: HomeScheduleDraft) {
  yield* call(readList, homeScheduleResource, { provider: String(provider) });
}

/** Sends an entry, unless it is there already, such as after a lost answer. */
function* addEntry(draft: HomeScheduleDraft): SagaGenerator<SendResult> {
  const listed = yield* select(homeScheduleResource.selectRows, { provider: String(draft.provider) });
  if (listed?.some((entry) => isSameEntry(entry, draft))) return 'skipped';
  return yield* call(sendOrFind<[HomeScheduleDraft], SendResult>, newEntry, draft);
}

/** Sends an entry; after a lost answer, looks whether it is there (decisions: one intent, one call). */
const newEntry = { send: createEntry, find: findEntry };

function* createEntry(draft: HomeScheduleDraft): SagaGenerator<SendResult> {
  yield* call(homeSchedulesApi.create, draft);
  return 'added';
}

function* findEntry(draft: HomeScheduleDraft): SagaGenerator<SendResult | null> {
  const entries = yield* call(homeSchedulesApi.list, { provider: draft.provider });
  return entries.some((entry) => isSameEntry(entry, draft)) ? 'added' : null;
}

function* reloadSchedule({ provider }: HomeScheduleDraft) {
  yield* put(homeScheduleResource.events.outdated({ provider: String(provider) }));
}
