import { all, call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';

import { readHours } from '#client/hours/readHours';
import { currentMoment } from '#client/lib/dates';
import { Problem } from '#client/lib/problem';
import { appointmentsLoaded, appointmentsOpened } from '#client/sections/appointments/list/events';
import { selectIsGrowing, selectIsWhole, selectShowsSamples } from '#client/sections/appointments/list/selectors';
import { isFailureOfList } from '#client/sections/appointments/reschedule/sagas/checkIsFree';
import type { Id } from '#contract/common';
import { affectedBy, placesOf, selectEveryVisit } from '../affected';
import { hoursRead, planMade, timesFound, type awayTimesWanted } from '../events';
import { awayMessages } from '../messages';
import { linesWithTimes, waitingLine } from '../planning';
import { selectGround } from '../selectors';

/**
 * Makes the plan of a doctor who is away: its lines stand at once, and their times once the hours of every place have
 * been read. Throws where these cannot be, so that it is never taken for no time.
 */
export function* findTimes({ payload: { doctorId, span } }: ReturnType<typeof awayTimesWanted>) {
  yield* call(untilListIsWhole);
  const now = yield* call(currentMoment);
  const list = yield* select(selectEveryVisit);
  const visits = affectedBy(list, doctorId, span, now);
  const lines = visits.map(waitingLine);
  yield* put(planMade({ kind: 'away', doctorId, span, lines, hasTimes: false, closesHours: false }));
  if (visits.length > 0) yield* call(readHoursOf, doctorId);
  const ground = yield* select(selectGround, now.getTime());
  if (ground) yield* put(timesFound(linesWithTimes(visits, ground)));
}

/** Reads the hours of a doctor anew, by one call for each place; throws where one of them cannot be read. */
export function* readHoursOf(doctorId: Id): SagaGenerator<void> {
  const list = yield* select(selectEveryVisit);
  const places = placesOf(list, doctorId);
  yield* all(places.map((place) => call(readHours, doctorId, place)));
  yield* put(hoursRead(places));
}

/** Waits until the whole list is there; throws where it cannot be read. */
export function* untilListIsWhole(): SagaGenerator<void> {
  const showsSamples = yield* select(selectShowsSamples);
  if (showsSamples) yield* call(readWholeList);
  const isWhole = yield* select(selectIsWhole);
  if (!isWhole) yield* call(untilListIsRead);
}

/** Has the list read anew as by "Refresh", unless it is just arriving; throws where it cannot be read. */
export function* readWholeList(): SagaGenerator<void> {
  const isArriving = yield* select(selectIsGrowing);
  if (!isArriving) yield* put(appointmentsOpened());
  yield* call(untilListIsRead);
}

function* untilListIsRead(): SagaGenerator<void> {
  const { failed } = yield* race({ read: take(appointmentsLoaded), failed: take(isFailureOfList) });
  if (failed) throw new Problem(awayMessages.listFailed);
}
