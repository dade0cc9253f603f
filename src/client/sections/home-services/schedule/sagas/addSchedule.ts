import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import { homeSchedulesApi } from '#client/api/homeServices/staff';
import { longDate } from '#client/lib/dates';
import { addScheduleKey } from '#client/sections/home-services/keys';
import { homeScheduleKind, isSameEntry } from '#client/sections/home-services/kinds/homeSchedule';
import { rowMade } from '#client/sections/home-services/shared/kind/defineKind';
import { readList } from '#client/sections/home-services/shared/kind/sagas/lists';
import { confirmDates } from '#client/state/fanOut/confirmDates';
import type { FanOutKind } from '#client/state/fanOut/round';
import type { FanOutItem, Found, SendResult } from '#client/state/fanOut/row';
import { runFanOut } from '#client/state/fanOut/runFanOut';
import { addedTally } from '#client/ui/dates/messages';
import type { HomeScheduleDraft } from '#contract/homeServices/staff';
import { entryName } from '../entries';
import type { scheduleSubmitted } from '../events';
import { scheduleMessages } from '../messages';

/** Adding a provider's availability, one call per date (Spec 2 §5). */
export const addingSchedule: FanOutKind<HomeScheduleDraft> = {
  name: 'homeServices/schedule/add',
  texts: { ...addedTally, title: scheduleMessages.adding, failed: scheduleMessages.createManyFailed },
  before: readSchedule,
  goesOnUnread: true,
  send: addEntry,
  find: findEntries,
  after: reloadSchedule,
};

/** Adds the entries of a form; a range longer than a year has to be confirmed first. */
export function* addSchedule({ payload: { provider, drafts } }: ReturnType<typeof scheduleSubmitted>) {
  const dates = [...new Set(drafts.map(({ date }) => date))];
  const isMeant = yield* call(confirmDates, dates);
  if (!isMeant) return;
  const items = itemsOf(drafts);
  yield* call(runFanOut, addingSchedule, addScheduleKey(provider), items);
}

/** A line for each entry; a date is one whole, and where it has several entries their hours are said. */
function itemsOf(drafts: readonly HomeScheduleDraft[]): FanOutItem<HomeScheduleDraft>[] {
  const dates = drafts.map(({ date }) => date);
  return drafts.map((draft) => {
    const { date, start_time: start } = draft;
    const whole = { id: date, label: longDate(date) };
    const isOnly = dates.indexOf(date) === dates.lastIndexOf(date);
    const line = isOnly
      ? whole
      : {
          id: `${date}/${start}`,
          label: entryName(draft),
        };
    return { ...line, whole, payload: draft };
  });
}

/** Reads the entries of the provider first, because one may be there already. */
function* readSchedule({ provider }: HomeScheduleDraft) {
  yield* call(readList, homeScheduleKind, { provider: String(provider) });
}

/** Sends an entry, unless it is there already, such as after a lost answer. */
function* addEntry(draft: HomeScheduleDraft): SagaGenerator<SendResult> {
  const listed = yield* select(homeScheduleKind.selectRows, { provider: String(draft.provider) });
  if (listed?.some((entry) => isSameEntry(entry, draft))) return 'skipped';
  const { id } = yield* call(homeSchedulesApi.create, draft);
  yield* put(rowMade({ kind: homeScheduleKind.name, id }));
  return 'added';
}

/** Reads the entries of the provider once, and returns those that are there although their answers were lost. */
function* findEntries(
  lost: readonly FanOutItem<HomeScheduleDraft>[],
): SagaGenerator<ReadonlyMap<string, Found<HomeScheduleDraft>>> {
  const found = new Map<string, Found<HomeScheduleDraft>>();
  const [first] = lost;
  if (!first) return found;
  const entries = yield* call(homeSchedulesApi.list, { provider: first.payload.provider });
  for (const { id, payload } of lost)
    if (entries.some((entry) => isSameEntry(entry, payload))) found.set(id, { outcome: 'added' });
  return found;
}

function* reloadSchedule({ provider }: HomeScheduleDraft) {
  yield* put(homeScheduleKind.events.outdated({ provider: String(provider) }));
}
