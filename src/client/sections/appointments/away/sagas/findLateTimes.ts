import { call, put, select } from 'typed-redux-saga';

import type { StoredAppointment } from '#client/entities/appointments';
import { currentMoment, DAY_MINUTES, dayOf, minutesOf, timeOfMinutes } from '#client/lib/dates';
import type { DateText } from '#contract/common';
import { affectedBy, selectEveryVisit, visitsAround } from '../affected';
import { delayedLines } from '../delayed';
import { planMade, timesFound, type lateTimesWanted, type lineChanged, type lineToggled } from '../events';
import { waitingLine } from '../planning';
import { selectGround, selectPlan } from '../selectors';
import type { AwaySpan } from '../sent';
import { readHoursOf, untilListIsWhole } from './findTimes';

/**
 * Makes the plan of a doctor who is late today: its lines stand at once, and their times once the hours have been read.
 * Throws where these cannot be read, so that it is never taken for no time.
 */
export function* findLateTimes({ payload: { doctorId, shift } }: ReturnType<typeof lateTimesWanted>) {
  yield* call(untilListIsWhole);
  const now = yield* call(currentMoment);
  const today = dayOf(now);
  const list = yield* select(selectEveryVisit);
  const visits = affectedBy(list, doctorId, wholeDay(today), now);
  const span = untilComing(visits, today, shift);
  const lines = visits.map(waitingLine);
  yield* put(planMade({ kind: 'late', doctorId, span, shift, lines, hasTimes: false, closesHours: false }));
  const hours = visits.length > 0 ? yield* call(readHoursOf, doctorId) : [];
  const ground = { now, span: wholeDay(today), hours, visits: visitsAround(list, doctorId, visits) };
  const ticked = lines.map((line) => ({ ...line, isTicked: true }));
  yield* put(timesFound({ lines: delayedLines(ticked, ground, shift).map(untickedIfStuck), hours }));
}

/** Finds other times for the lines that a choice of a person stands in the way of; no other line changes. */
export function* keepApart(_: ReturnType<typeof lineToggled | typeof lineChanged>) {
  const plan = yield* select(selectPlan);
  if (plan?.kind !== 'late' || plan.shift === undefined) return;
  const now = yield* call(currentMoment);
  const ground = yield* select(selectGround, now.getTime());
  if (!ground) return;
  const span = wholeDay(dayOf(now));
  const lines = delayedLines(plan.lines, { ...ground, span }, plan.shift).map(untickedIfStuck);
  yield* put(timesFound({ lines, hours: ground.hours }));
}

function untickedIfStuck<Line extends { proposed: unknown; isTicked: boolean }>(line: Line): Line {
  return line.proposed ? line : { ...line, isTicked: false };
}

function wholeDay(day: DateText): AwaySpan {
  return { from: day, to: day, fromTime: '', toTime: '' };
}

/** The part of the day in which the doctor is not there yet, by the first visit. */
function untilComing([first]: readonly StoredAppointment[], today: DateText, shift: number): AwaySpan {
  const coming = first ? minutesOf(first.start_time) + shift : 0;
  return { ...wholeDay(today), toTime: coming < DAY_MINUTES ? timeOfMinutes(coming) : '' };
}
