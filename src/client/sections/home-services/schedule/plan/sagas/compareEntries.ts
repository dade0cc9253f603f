import { call, select, type SagaGenerator } from 'typed-redux-saga';

import { hoursOfEntry } from '#client/entities/hours';
import { currentMoment, type DateText } from '#client/lib/dates';
import { clinicTimeAt } from '#client/lib/daySpans';
import { weekOf } from '#client/lib/week';
import { homeScheduleKind } from '#client/sections/home-services/kinds/homeSchedule';
import { readList } from '#client/sections/home-services/shared/kind/sagas/lists';
import { weekOfHours, type WantedWeeks, type Week } from '#client/ui/week/week';
import type { Id } from '#contract/common';
import type { HomeSchedule } from '#contract/homeServices/staff';
import { entryDifference, type ScheduleDifference } from '../difference';

/** Reads the entries of a provider anew, which also stand on screen. */
export function* readEntries(provider: Id): SagaGenerator<readonly HomeSchedule[]> {
  const filter = { provider: String(provider) };
  yield* call(readList, homeScheduleKind, filter);
  return (yield* select(homeScheduleKind.selectRows, filter)) ?? [];
}

/** Reads the entries of a provider anew, and finds what a plan would do. */
export function* compareEntries(provider: Id, question: WantedWeeks): SagaGenerator<ScheduleDifference> {
  const entries = yield* call(readEntries, provider);
  const now = yield* call(currentMoment);
  return { question, lines: entryDifference(entries, question, clinicTimeAt(now)) };
}

/** Reads the entries, and finds the week of a date to be drawn; closed ones are no hours. */
export function* findEntryWeek(provider: Id, date: DateText): SagaGenerator<Week> {
  const entries = yield* call(readEntries, provider);
  const dates = new Set(weekOf(date));
  return weekOfHours(entries.filter((entry) => entry.is_available && dates.has(entry.date)).map(hoursOfEntry));
}
