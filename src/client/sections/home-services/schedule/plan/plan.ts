import { call, put } from 'typed-redux-saga';

import { schedulePlanKeys } from '#client/sections/home-services/keys';
import { homeScheduleKind } from '#client/sections/home-services/kinds/homeSchedule';
import { definePlan } from '#client/state/plans/definePlan';
import { planQuestion } from '#client/ui/week/planQuestion';
import type { WantedWeeks } from '#client/ui/week/week';
import { entryCalls, oppositeEntryCalls, type EntryCall } from './calls';
import { planScheduleMessages } from './messages';
import { compareEntries, findEntryWeek, readEntries } from './sagas/compareEntries';
import { sendEntry, standingOfEntryCall } from './sagas/sendEntry';

/** A week of a home provider, by the id, made true and taken back. */
export const schedulePlan = definePlan({
  keys: schedulePlanKeys,
  slice: 'schedulePlans',
  find: compareEntries,
  draw: findEntryWeek,
  asks: (question: WantedWeeks) => planQuestion(question, planScheduleMessages.removeAllText),
  callsOf: entryCalls,
  oppositeOf: oppositeEntryCalls,
  *read([first]: readonly EntryCall[]) {
    if (first) yield* call(readEntries, first.provider);
  },
  standing: standingOfEntryCall,
  send: sendEntry,
  *after({ provider }: EntryCall) {
    yield* put(homeScheduleKind.events.outdated({ provider: String(provider) }));
  },
});
