import { put, select } from 'typed-redux-saga';

import { hoursChanged, selectDoctorHours } from '#client/hours/readHours';
import { definePlan } from '#client/state/plans/definePlan';
import { planKeys } from '#client/state/plans/keys';
import { planQuestion } from '#client/ui/week/planQuestion';
import { slotsOpened } from '../hours/events';
import { doctorsOf, oppositeCalls, planCalls, type PlanCall } from './calls';
import { opening, type HoursQuestion } from './difference';
import { hoursGroundReducer } from './ground';
import { planHoursMessages } from './messages';
import { findDifference, findWeek } from './sagas/findDifference';
import { readForRound } from './sagas/readGround';
import { sendCall, standingOfCall } from './sagas/sendCall';

/**
 * A week of hours for doctors of a place, made true and taken back as far as nobody has booked it since; its scope
 * names the dialog.
 */
export const hoursPlan = definePlan({
  keys: planKeys('doctorAvailability'),
  slice: 'hoursPlans',
  find: findDifference,
  draw: findWeek,
  asks: (question: HoursQuestion) => planQuestion(question, planHoursMessages.removeAllText),
  callsOf: planCalls,
  opening,
  oppositeOf: oppositeCalls,
  read: readForRound,
  standing: standingOfCall,
  send: sendCall,
  after: reloadCalendars,
});

/** What the store has of it. */
export const hoursPlanReducers = { hoursPlans: hoursPlan.reducer, hoursGround: hoursGroundReducer };

/** Has the calendars that were read before show what is there now, and tells whose hours have changed. */
function* reloadCalendars({ locationId }: PlanCall, all: readonly PlanCall[]) {
  const doctors = doctorsOf(all);
  yield* put(hoursChanged(doctors.map(({ id }) => id)));
  for (const { id, name } of doctors) {
    const shown = yield* select(selectDoctorHours, id, locationId);
    if (shown) yield* put(slotsOpened({ doctorId: id, doctorName: name, locationId }));
  }
}
