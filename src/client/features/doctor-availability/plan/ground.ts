import { createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';

import type { PlanScope } from '#client/state/plans/keys';
import type { Availability } from '#contract/availabilities';
import type { Id } from '#contract/common';
import type { PlanCall } from './calls';
import type { Visit } from './staying';

/** What a plan is held against, as it was read last and has been changed here since. */
interface Ground {
  /** The hours of each doctor at every place, by the text of the id; `null` where they could not be read. */
  hours: Readonly<Record<string, readonly Availability[] | null>>;
  /** Who is expected; `null` where that could not be read. */
  visits: readonly Visit[] | null;
}

/** The shape that selectors of it need, by the scope of the dialog. */
export interface HoursGroundRoot {
  hoursGround: Readonly<Record<PlanScope, Ground>>;
}

type Of<What> = PayloadAction<What & { scope: PlanScope; doctorId: Id }>;

const groundOf = (all: Record<PlanScope, Draft<Ground>>, scope: PlanScope) =>
  (all[scope] ??= { hours: {}, visits: null });

const initialState: HoursGroundRoot['hoursGround'] = {};

const slice = createSlice({
  name: 'hoursGround',
  initialState,
  reducers: {
    /** The hours of a doctor at every place were read, or could not be. */
    doctorHoursRead: (all, { payload: { scope, doctorId, hours } }: Of<{ hours: readonly Availability[] | null }>) => {
      groundOf(all, scope).hours[doctorId] = hours && [...hours];
    },
    /** Who is expected was read, or could not be. */
    visitsRead: (all, { payload: { scope, visits } }: PayloadAction<{ scope: PlanScope } & Pick<Ground, 'visits'>>) => {
      groundOf(all, scope).visits = visits && [...visits];
    },
    /** Hours of a doctor were added. */
    hoursAdded: (all, { payload: { scope, doctorId, slot } }: Of<{ slot: Availability }>) => {
      all[scope]?.hours[doctorId]?.push(slot);
    },
    /** Hours of a doctor are gone. */
    hoursGone: (all, { payload: { scope, doctorId, id } }: Of<{ id: Id }>) => {
      const { hours } = groundOf(all, scope);
      hours[doctorId] = hours[doctorId]?.filter((slot) => String(slot.id) !== String(id)) ?? null;
    },
  },
});

export const hoursGroundReducer = slice.reducer;
export const { doctorHoursRead, visitsRead, hoursAdded, hoursGone } = slice.actions;

/** What the plan of a dialog is held against; `undefined` before anything was read. */
export function selectHoursGround({ hoursGround }: HoursGroundRoot, scope: PlanScope): Ground | undefined {
  return hoursGround[scope];
}

/** The hours of the doctor of a call. */
export function selectHoursAsRead({ hoursGround }: HoursGroundRoot, { scope, doctor }: PlanCall) {
  return hoursGround[scope]?.hours[doctor.id] ?? null;
}

/** Who is expected by the doctor of a call; `null` where nobody knows. */
export function selectExpectedVisits({ hoursGround }: HoursGroundRoot, { scope, doctor }: PlanCall): Ground['visits'] {
  const { visits = null } = hoursGround[scope] ?? {};
  return visits?.filter(({ doctorId }) => String(doctorId) === String(doctor.id)) ?? null;
}
