import { createReducer } from '@reduxjs/toolkit';

import type { Id } from '#contract/common';
import { entryTried, scheduleCompared, schedulePlanBegun, scheduleWeekDrawn, scheduleWeekFound } from './planEvents';
import type { SchedulePlan, SchedulePlansRoot } from './planState';

const EMPTY: SchedulePlan = { difference: null, drawn: null, tried: {} };

/** What the dialogs know beside the entities. */
export const loadedSchedulePlansReducer = createReducer<SchedulePlansRoot['schedulePlans']>({}, (builder) =>
  builder
    .addCase(scheduleCompared, (plans, { payload: { provider, difference } }) =>
      changed(plans, provider, () => ({ difference })),
    )
    .addCase(scheduleWeekFound, (plans, { payload: { provider, week } }) =>
      changed(plans, provider, () => ({ drawn: week })),
    )
    .addCase(scheduleWeekDrawn, (plans, { payload: { provider } }) => changed(plans, provider, () => ({ drawn: null })))
    .addCase(schedulePlanBegun, (plans, { payload: { provider } }) =>
      changed(plans, provider, () => ({ difference: null, tried: {} })),
    )
    .addCase(entryTried, (plans, { payload: { provider, id } }) =>
      changed(plans, provider, ({ tried }) => ({ tried: { ...tried, [id]: true } })),
    ),
);

function changed(
  plans: SchedulePlansRoot['schedulePlans'],
  provider: Id,
  change: (plan: SchedulePlan) => Partial<SchedulePlan>,
): SchedulePlansRoot['schedulePlans'] {
  const plan = plans[provider] ?? EMPTY;
  return { ...plans, [provider]: { ...plan, ...change(plan) } };
}
