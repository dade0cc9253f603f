import { call, put, select } from 'typed-redux-saga';

import { slotsOpened } from '#client/features/doctor-availability/hours/events';
import { doctorAvailabilityKeys } from '#client/features/doctor-availability/hours/keys';
import { hoursChanged, selectDoctorHours } from '#client/hours/readHours';
import type { FanOutKind } from '#client/state/fanOut/kind';
import { replacePlan } from '#client/state/fanOut/replacePlan';
import { appliedTally, undonePlanTally, weekPlanMessages } from '#client/ui/week/planMessages';
import { planQuestion } from '#client/ui/week/planQuestion';
import { planCalls, oppositeCalls, type PlanCall } from '../calls';
import { planBegun, type planApplied, type hoursUndoChosen } from '../events';
import { planHoursMessages } from '../messages';
import { selectHoursPlan, selectUndoable } from '../selectors';
import { doctorsOf, readForRound } from './readGround';
import { sendCall, standingOfCall } from './sendCall';

/** What a plan and its undo have in common: what is there is read anew, and each line is checked against it. */
const sending = {
  read: readForRound,
  needs: ({ needs }: PlanCall) => needs,
  standing: standingOfCall,
  send: sendCall,
  after: reloadCalendars,
};

/** Making a week of hours true (decisions: fan-outs). */
export const applyingPlan: FanOutKind<PlanCall> = {
  ...sending,
  name: 'doctorAvailability/plan',
  texts: { ...appliedTally, title: weekPlanMessages.applying, failed: weekPlanMessages.applyFailed },
};

/** Taking that back, as far as nobody has booked it since. */
export const undoingPlan: FanOutKind<PlanCall> = {
  ...sending,
  name: 'doctorAvailability/planUndo',
  texts: { ...undonePlanTally, title: weekPlanMessages.undoing, failed: weekPlanMessages.undoFailed },
};

/** Sends what the difference on screen says, which may have to be confirmed before. */
export function* applyPlan({ payload: { scope } }: ReturnType<typeof planApplied>) {
  const plan = yield* select(selectHoursPlan, scope);
  if (!plan?.difference) return;
  const { question, doctors } = plan.difference;
  const key = doctorAvailabilityKeys.plan(scope);
  const { locationId } = question;
  const calls = planCalls({ key, scope, locationId, hasSeveral: question.doctors.length > 1 }, doctors);
  yield* call(replacePlan, applyingPlan, key, calls, {
    asked: planQuestion(question, planHoursMessages.removeAllText),
    begun: planBegun({ scope }),
    other: doctorAvailabilityKeys.planUndo(scope),
  });
}

/** Makes the opposite calls of what came true of the plan that was applied last. */
export function* undoHoursPlan({ payload: { scope } }: ReturnType<typeof hoursUndoChosen>) {
  const rows = yield* select(selectUndoable, scope);
  const payloads = rows.map(({ payload }) => payload);
  const [first] = payloads;
  if (!first) return;
  const key = doctorAvailabilityKeys.planUndo(scope);
  const { locationId } = first;
  const calls = oppositeCalls({ key, scope, locationId, hasSeveral: doctorsOf(payloads).length > 1 }, rows);
  const before = { begun: planBegun({ scope }), other: doctorAvailabilityKeys.plan(scope) };
  yield* call(replacePlan, undoingPlan, key, calls, before);
}

/** Has the calendars that were read before show what is there now, and tells whose hours have changed. */
function* reloadCalendars({ locationId }: PlanCall, all: readonly PlanCall[]) {
  const doctors = doctorsOf(all);
  yield* put(hoursChanged(doctors.map(({ id }) => id)));
  for (const { id, name } of doctors) {
    const shown = yield* select(selectDoctorHours, id, locationId);
    if (shown) yield* put(slotsOpened({ doctorId: id, doctorName: name, locationId }));
  }
}
