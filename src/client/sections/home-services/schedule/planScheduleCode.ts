import type { Action } from '@reduxjs/toolkit';

import { onDemand } from '#client/device/onDemand';
import type { SchedulePlansRoot } from './late/planState';

/** The dialog `Plan hours` of a home provider with its workflows and its slice, which few visits need. */
export const planScheduleCode = onDemand(() => import(/* webpackChunkName: "plan-schedule" */ './late'));

/** The slice of these plans: nothing until its code is there, which is before its first event. */
export function schedulePlansReducer(
  state: SchedulePlansRoot['schedulePlans'] = NOTHING,
  action: Action,
): SchedulePlansRoot['schedulePlans'] {
  return planScheduleCode.loaded()?.reducer(state, action) ?? state;
}

const NOTHING: SchedulePlansRoot['schedulePlans'] = {};
