import { createReducer } from '@reduxjs/toolkit';

import {
  differenceFound,
  hoursAdded,
  hoursGone,
  doctorHoursRead,
  planBegun,
  visitsRead,
  weekDrawn,
  weekFound,
} from './events';
import type { HoursPlan, HoursPlansRoot } from './state';

const EMPTY: HoursPlan = { difference: null, drawn: null, hours: {}, visits: null };

/** What the dialogs know beside the entities. */
export const hoursPlansReducer = createReducer<HoursPlansRoot['hoursPlans']>({}, (builder) =>
  builder
    .addCase(doctorHoursRead, (plans, { payload: { scope, doctorId, hours } }) =>
      changed(plans, scope, (plan) => ({ hours: { ...plan.hours, [doctorId]: hours } })),
    )
    .addCase(visitsRead, (plans, { payload: { scope, visits } }) => changed(plans, scope, () => ({ visits })))
    .addCase(differenceFound, (plans, { payload: { scope, difference } }) =>
      changed(plans, scope, () => ({ difference })),
    )
    .addCase(weekFound, (plans, { payload: { scope, week } }) => changed(plans, scope, () => ({ drawn: week })))
    .addCase(weekDrawn, (plans, { payload: { scope } }) => changed(plans, scope, () => ({ drawn: null })))
    .addCase(planBegun, (plans, { payload: { scope } }) => changed(plans, scope, () => ({ difference: null })))
    .addCase(hoursAdded, (plans, { payload: { scope, doctorId, slot } }) =>
      changed(plans, scope, ({ hours }) => ({ hours: { ...hours, [doctorId]: [...(hours[doctorId] ?? []), slot] } })),
    )
    .addCase(hoursGone, (plans, { payload: { scope, doctorId, id } }) =>
      changed(plans, scope, ({ hours }) => ({
        hours: { ...hours, [doctorId]: (hours[doctorId] ?? []).filter((slot) => String(slot.id) !== String(id)) },
      })),
    ),
);

function changed(
  plans: HoursPlansRoot['hoursPlans'],
  scope: string,
  change: (plan: HoursPlan) => Partial<HoursPlan>,
): HoursPlansRoot['hoursPlans'] {
  const plan = plans[scope] ?? EMPTY;
  return { ...plans, [scope]: { ...plan, ...change(plan) } };
}
