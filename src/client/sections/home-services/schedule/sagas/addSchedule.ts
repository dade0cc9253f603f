import { call } from 'typed-redux-saga';

import { longDate } from '#client/lib/dates';
import { addScheduleKey } from '#client/sections/home-services/keys';
import { homeScheduleKind } from '#client/sections/home-services/kinds/homeSchedule';
import { addingRows } from '#client/sections/home-services/shared/kind/sagas/addRows';
import { confirmDates } from '#client/state/fanOut/confirmDates';
import type { FanOutItem } from '#client/state/fanOut/row';
import { runFanOut } from '#client/state/fanOut/runFanOut';
import { addedTally } from '#client/ui/dates/messages';
import type { HomeScheduleDraft } from '#contract/homeServices/staff';
import { entryName } from '../entries';
import type { scheduleSubmitted } from '../events';
import { scheduleMessages } from '../messages';

/** Adding a provider's availability, one call per date (Spec 2 §5). */
export const addingSchedule = addingRows(homeScheduleKind, {
  ...addedTally,
  title: scheduleMessages.adding,
  failed: scheduleMessages.createManyFailed,
});

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
    const line = isOnly ? whole : { id: `${date}/${start}`, label: entryName(draft) };
    return { ...line, whole, payload: draft };
  });
}
