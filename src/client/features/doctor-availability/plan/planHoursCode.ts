import type { Action } from '@reduxjs/toolkit';

import { onDemand } from '#client/device/onDemand';
import type { HoursPlansRoot } from './late/planState';

/** The dialog `Plan hours` with its workflows and its slice, which few visits need. */
export const planHoursCode = onDemand(() => import(/* webpackChunkName: "plan-hours" */ './late'));

/** The slice of the plans: nothing until its code is there, which is before its first event. */
export function hoursPlansReducer(
  state: HoursPlansRoot['hoursPlans'] = NOTHING,
  action: Action,
): HoursPlansRoot['hoursPlans'] {
  return planHoursCode.loaded()?.reducer(state, action) ?? state;
}

const NOTHING: HoursPlansRoot['hoursPlans'] = {};
