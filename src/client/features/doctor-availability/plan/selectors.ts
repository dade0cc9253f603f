import { selectRowsOf, type FanOutsRoot } from '#client/state/fanOut/ledgers';
import type { StoredRow } from '#client/state/fanOut/row';
import { selectRowsToUndo } from '#client/state/fanOut/rowsToUndo';
import { doctorAvailabilityKeys } from '../hours/keys';
import type { PlanCall } from './calls';
import type { HoursPlan, HoursPlansRoot } from './state';
import type { HoursGround } from './staying';

/** What is known of the plan of a dialog; `undefined` before anything was. */
export function selectHoursPlan({ hoursPlans }: HoursPlansRoot, scope: string): HoursPlan | undefined {
  return hoursPlans[scope];
}

/** The hours of the doctor of a call as they were read last, and as they have been changed since. */
export function selectHoursAsRead({ hoursPlans }: HoursPlansRoot, { scope, doctor }: PlanCall) {
  return hoursPlans[scope]?.hours[String(doctor.id)] ?? null;
}

/** Who is expected by the doctor of a call; `null` where nobody knows. */
export function selectExpectedVisits(
  { hoursPlans }: HoursPlansRoot,
  { scope, doctor }: PlanCall,
): HoursGround['visits'] {
  const { visits = null } = hoursPlans[scope] ?? {};
  return visits?.filter(({ doctorId }) => String(doctorId) === String(doctor.id)) ?? null;
}

/** The lines of the ledger in which a call stands. */
export function selectPlanRows(state: FanOutsRoot, key: string): readonly StoredRow<PlanCall>[] {
  return selectRowsOf<PlanCall>(state, key);
}

/** The lines of the plan that was applied last, where any of it has come true and nothing is under way. */
export function selectUndoable(state: FanOutsRoot, scope: string): readonly StoredRow<PlanCall>[] {
  return selectRowsToUndo(state, doctorAvailabilityKeys.plan(scope), doctorAvailabilityKeys.planUndo(scope));
}
