import { call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';

import type { StoredAppointment } from '#client/entities/appointments';
import { readHours } from '#client/hours/readHours';
import { currentMoment } from '#client/lib/dates';
import { Problem } from '#client/lib/problem';
import { appointmentsLoaded, appointmentsOpened } from '#client/sections/appointments/list/events';
import { selectIsGrowing, selectIsWhole, selectShowsSamples } from '#client/sections/appointments/list/selectors';
import { isFailureOfList } from '#client/sections/appointments/reschedule/sagas/checkIsFree';
import { sideBySide } from '#client/state/sagas/sideBySide';
import { affectedBy, placesOf, selectEveryVisit } from '../affected';
import { hoursRead, planMade, timesFound, type awayTimesWanted } from '../events';
import { awayMessages } from '../messages';
import { isOfWholeDays, linesAnew, linesWithTimes, NO_CHOICE, waitingLine } from '../planning';
import { selectGround, selectHoursRead, selectPlan } from '../selectors';
import type { DoctorAtPlace } from '../state';

/**
 * Makes the plan of doctors who are away: its lines stand at once, and their times once the hours of every place have
 * been read. Throws where these cannot be, so that it is never taken for no time.
 */
export function* findTimes({ payload: { span, isAnew = false, ...absence } }: ReturnType<typeof awayTimesWanted>) {
  yield* call(untilListIsWhole);
  const now = yield* call(currentMoment);
  const list = yield* select(selectEveryVisit);
  const visits = affectedBy(list, absence, span, now);
  const lines = visits.map(waitingLine);
  const { isClosingChosen, narrowing, ...before } = (yield* select(selectPlan)) ?? NO_CHOICE;
  const closesHours = isClosingChosen ? before.closesHours : isOfWholeDays(span);
  yield* put(
    planMade({ kind: 'away', ...absence, span, lines, hasTimes: false, closesHours, isClosingChosen, narrowing }),
  );
  yield* call(readHoursOf, visits, isAnew);
  const ground = yield* select(selectGround, now.getTime());
  if (ground) yield* put(timesFound(linesWithTimes(visits, ground)));
}

/** Finds the times once more, as the plan was narrowed or widened. */
export function* narrowTimes() {
  const plan = yield* select(selectPlan);
  const now = yield* call(currentMoment);
  const ground = yield* select(selectGround, now.getTime());
  if (plan?.hasTimes && ground) yield* put(timesFound(linesAnew(plan.lines, ground)));
}

/**
 * Reads the hours of the doctors of these visits, by one call for each place of each; throws where one of them cannot
 * be read. Those that the plan on screen has read already are read again where they are wanted anew.
 */
export function* readHoursOf(
  visits: readonly Pick<StoredAppointment, 'doctor_id'>[],
  isAnew = true,
): SagaGenerator<void> {
  const list = yield* select(selectEveryVisit);
  const known = isAnew ? [] : yield* select(selectHoursRead);
  const doctors = new Map(visits.map(({ doctor_id: id }) => [String(id), id]));
  for (const { doctorId } of known) doctors.delete(String(doctorId));
  const read = [...doctors.values()].flatMap((id) => placesOf(list, id));
  yield* call(sideBySide, read, readHoursAt);
  yield* put(hoursRead([...known, ...read]));
}

function* readHoursAt({ doctorId, placeId }: DoctorAtPlace): SagaGenerator<void> {
  yield* call(readHours, doctorId, placeId);
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
