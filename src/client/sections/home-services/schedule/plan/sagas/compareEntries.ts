import { call, put, select } from 'typed-redux-saga';

import { hoursOfEntry } from '#client/entities/hours';
import { currentMoment } from '#client/lib/dates';
import { clinicTimeAt } from '#client/lib/daySpans';
import { weekOf } from '#client/lib/week';
import { homeScheduleKind } from '#client/sections/home-services/kinds/homeSchedule';
import { weekOfHours } from '#client/ui/week/week';
import { entryDifference } from '../difference';
import { scheduleCompared, scheduleWeekFound, type entriesCompared, type entriesWanted } from '../events';
import { readEntries } from './applySchedule';

/** Reads the entries of a provider anew, and finds what a plan would do. */
export function* compareEntries({ payload: { provider, question } }: ReturnType<typeof entriesCompared>) {
  yield* call(readEntries, { provider });
  const entries = yield* select(homeScheduleKind.selectRows, { provider: String(provider) });
  const now = yield* call(currentMoment);
  const lines = entryDifference(entries ?? [], question, clinicTimeAt(now));
  yield* put(scheduleCompared({ provider, difference: { question, lines } }));
}

/** Reads the entries, and finds the week of a date to be drawn; closed ones are no hours. */
export function* findEntryWeek({ payload: { provider, date } }: ReturnType<typeof entriesWanted>) {
  yield* call(readEntries, { provider });
  const entries = yield* select(homeScheduleKind.selectRows, { provider: String(provider) });
  const dates = new Set(weekOf(date));
  const open = (entries ?? []).filter((entry) => entry.is_available && dates.has(entry.date));
  yield* put(scheduleWeekFound({ provider, week: weekOfHours(open.map(hoursOfEntry)) }));
}
