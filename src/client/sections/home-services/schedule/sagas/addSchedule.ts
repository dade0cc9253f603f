import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import { homeSchedulesApi } from '#client/api/homeServices/staff';
import { longDate } from '#client/lib/dates';
import { addScheduleKey } from '#client/sections/home-services/keys';
import { homeScheduleKind, isSameEntry } from '#client/sections/home-services/kinds/homeSchedule';
import { rowMade } from '#client/sections/home-services/shared/kind/defineKind';
import { readSurely } from '#client/sections/home-services/shared/kind/sagas/lists';
import { confirmDates } from '#client/state/fanOut/confirmDates';
import type { FanOutKind } from '#client/state/fanOut/kind';
import { OPEN, type FanOutItem, type SendResult, type ItemStanding } from '#client/state/fanOut/row';
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
  read: readSchedule,
  goesOnUnread: true,
  standing: standingOfEntry,
  send: addEntry,
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

/** Reads the entries of the provider, among which one may be there already. */
function* readSchedule([first]: readonly HomeScheduleDraft[]) {
  if (first) yield* call(readSurely, homeScheduleKind, { provider: String(first.provider) });
}

/** Whether an entry is there already, such as after a lost answer. */
function* standingOfEntry(draft: HomeScheduleDraft): SagaGenerator<ItemStanding<HomeScheduleDraft>> {
  const listed = yield* select(homeScheduleKind.selectRows, { provider: String(draft.provider) });
  return listed?.some((entry) => isSameEntry(entry, draft)) ? { is: 'done' } : OPEN;
}

function* addEntry(draft: HomeScheduleDraft): SagaGenerator<SendResult> {
  const { id } = yield* call(homeSchedulesApi.create, draft);
  yield* put(rowMade({ kind: homeScheduleKind.name, id }));
  return 'added';
}

function* reloadSchedule({ provider }: HomeScheduleDraft) {
  yield* put(homeScheduleKind.events.outdated({ provider: String(provider) }));
}
