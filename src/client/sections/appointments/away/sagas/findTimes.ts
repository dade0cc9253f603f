import { all, call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';

import { readHours } from '#client/hours/readHours';
import { currentMoment } from '#client/lib/dates';
import { Problem } from '#client/lib/problem';
import { appointmentsLoaded, appointmentsOpened } from '#client/sections/appointments/list/events';
import { selectIsGrowing, selectIsWhole, selectShowsSamples } from '#client/sections/appointments/list/selectors';
import { isFailureOfList } from '#client/sections/appointments/reschedule/sagas/checkIsFree';
import type { Availability } from '#contract/availabilities';
import type { Id } from '#contract/common';
import { affectedBy, placesOf, selectEveryVisit, visitsAround } from '../affected';
import { planMade, timesFound, type awayTimesWanted } from '../events';
import { awayMessages } from '../messages';
import { linesWithTimes, waitingLine } from '../planning';

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
  const hours = visits.length > 0 ? yield* call(readHoursOf, doctorId) : [];
  const ground = { now, span, hours, visits: visitsAround(list, doctorId, visits) };
  yield* put(timesFound({ lines: linesWithTimes(visits, ground), hours }));
}

/** Reads the hours of a doctor anew, by one call for each place; throws where one of them cannot be read. */
export function* readHoursOf(doctorId: Id): SagaGenerator<Availability[]> {
  const list = yield* select(selectEveryVisit);
  const places = placesOf(list, doctorId);
  const answers = yield* all(places.map((place) => call(readHoursAt, doctorId, place)));
  return answers.flat();
}

/** Reads the hours of a doctor at a place; a range that names none is at this one. */
function* readHoursAt(doctorId: Id, place: Id | null): SagaGenerator<Availability[]> {
  const hours = yield* call(readHours, doctorId, place);
  return hours.map((range) => ({ ...range, location_id: range.location_id ?? place }));
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
