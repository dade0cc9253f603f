import { call, put, select } from 'typed-redux-saga';

import type { StoredAppointment } from '#client/entities/appointments';
import { currentMoment, DAY_MINUTES, dayOf, minutesOf, timeOfMinutes } from '#client/lib/dates';
import type { DateText } from '#contract/common';
import { affectedBy, selectEveryVisit } from '../affected';
import { delayedLines } from '../delayed';
import {
  planMade,
  stayFound,
  timesFound,
  type groupToggled,
  type lateTimesWanted,
  type lineChanged,
  type lineToggled,
} from '../events';
import { NO_CHOICE, waitingLine } from '../planning';
import { selectGround, selectPlan } from '../selectors';
import type { AwaySpan } from '../sent';
import type { PlanLine } from '../state';
import { stayUntil } from '../staying';
import { readHoursOf, untilListIsWhole } from './findTimes';

/**
 * Makes the plan of a doctor who is late today: its lines stand at once, and their times once the hours have been read.
 * Throws where these cannot be read, so that it is never taken for no time.
 */
export function* findLateTimes({ payload: { doctorId, shift, until = null } }: ReturnType<typeof lateTimesWanted>) {
  yield* call(untilListIsWhole);
  const now = yield* call(currentMoment);
  const today = dayOf(now);
  const list = yield* select(selectEveryVisit);
  const absence = { doctorIds: [doctorId], placeId: null };
  const visits = affectedBy(list, absence, wholeDay(today), now);
  const span = untilComing(visits, today, shift);
  const lines = visits.map(waitingLine);
  yield* put(planMade({ kind: 'late', ...absence, span, shift, until, lines, hasTimes: false, ...NO_CHOICE }));
  if (visits.length > 0) yield* call(readHoursOf, visits);
  const ground = yield* select(selectGround, now.getTime());
  if (ground && until) yield* put(stayFound(stayUntil(ground, until)));
  yield* call(findDelayed, lines, shift, now);
}

/** Finds the times anew that no person has chosen, once one has been: it may make room for them, or take it. */
export function* keepApart(_: ReturnType<typeof lineToggled | typeof groupToggled | typeof lineChanged>) {
  const plan = yield* select(selectPlan);
  if (plan?.kind !== 'late' || plan.shift === undefined) return;
  const now = yield* call(currentMoment);
  yield* call(findDelayed, plan.lines, plan.shift, now);
}

function* findDelayed(lines: readonly PlanLine[], shift: number, now: Date) {
  const ground = yield* select(selectGround, now.getTime());
  if (!ground) return;
  yield* put(timesFound(delayedLines(lines, { ...ground, span: wholeDay(dayOf(now)) }, shift)));
}

function wholeDay(day: DateText): AwaySpan {
  return { from: day, to: day, fromTime: '', toTime: '' };
}

/** The part of the day in which the doctor is not there yet, by the first visit. */
function untilComing([first]: readonly StoredAppointment[], today: DateText, shift: number): AwaySpan {
  const coming = first ? minutesOf(first.start_time) + shift : 0;
  return { ...wholeDay(today), toTime: coming < DAY_MINUTES ? timeOfMinutes(coming) : '' };
}
