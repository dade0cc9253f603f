import { createReducer } from '@reduxjs/toolkit';

import type { Id } from '#contract/common';
import { scheduleCompared, schedulePlanBegun, scheduleWeekDrawn, scheduleWeekFound } from './events';
import type { SchedulePlan, SchedulePlansRoot } from './state';

const EMPTY: SchedulePlan = { difference: null, drawn: null };

/** What the dialogs know beside the entities. */
export const schedulePlansReducer = createReducer<SchedulePlansRoot['schedulePlans']>({}, (builder) =>
  builder
    .addCase(scheduleCompared, (plans, { payload: { provider, difference } }) =>
      changed(plans, provider, { difference }),
    )
    .addCase(scheduleWeekFound, (plans, { payload: { provider, week } }) => changed(plans, provider, { drawn: week }))
    .addCase(scheduleWeekDrawn, (plans, { payload: { provider } }) => changed(plans, provider, { drawn: null }))
    .addCase(schedulePlanBegun, (plans, { payload: { provider } }) => changed(plans, provider, { difference: null })),
);

function changed(
  plans: SchedulePlansRoot['schedulePlans'],
  provider: Id,
  change: Partial<SchedulePlan>,
): SchedulePlansRoot['schedulePlans'] {
  return { ...plans, [provider]: { ...(plans[provider] ?? EMPTY), ...change } };
}
