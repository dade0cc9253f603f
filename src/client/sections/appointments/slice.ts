import { createReducer } from '@reduxjs/toolkit';

import type { Availability } from '#contract/availabilities';
import type { DateText, Id } from '#contract/common';
import {
  appointmentChanged,
  appointmentsArrived,
  appointmentsLoaded,
  appointmentsOpened,
  rescheduleClosed,
  rescheduleDateChosen,
  rescheduleOpened,
  rescheduleSettled,
  slotRangesReceived,
} from './events';

/** The open Reschedule dialog; the ranges are `null` until those of the chosen date have arrived. */
export interface RescheduleView {
  appointmentId: Id;
  date: DateText | null;
  ranges: readonly Availability[] | null;
}

/** The shape that selectors of this section need. */
export interface AppointmentsRoot {
  appointments: {
    /** When the whole list was last read, in milliseconds since 1970. */
    updatedAt: number | null;
    /** How many appointments of the running answer have arrived. */
    arrived: number;
    /** Appointments changed since the list was last asked for: its answer may be older than they are. */
    changedIds: readonly Id[];
    reschedule: RescheduleView | null;
  };
}

const initialState: AppointmentsRoot['appointments'] = {
  updatedAt: null,
  arrived: 0,
  changedIds: [],
  reschedule: null,
};

/** What the section knows beside the entities and the address: how far the list is, and the open Reschedule dialog. */
export const appointmentsReducer = createReducer(initialState, (builder) => {
  builder
    .addCase(appointmentsOpened, (state) => ({ ...state, arrived: 0, changedIds: [] }))
    .addCase(appointmentsArrived, (state, { payload }) => ({ ...state, arrived: payload }))
    .addCase(appointmentsLoaded, (state, { payload }) => ({ ...state, updatedAt: payload }))
    .addCase(appointmentChanged, (state, { payload }) => ({ ...state, changedIds: [...state.changedIds, payload] }))
    .addCase(rescheduleOpened, (state, { payload }) => ({
      ...state,
      reschedule: { appointmentId: payload, date: null, ranges: null },
    }))
    .addCase(rescheduleDateChosen, (state, { payload }) => ({
      ...state,
      reschedule: state.reschedule && { ...state.reschedule, date: payload, ranges: null },
    }))
    .addCase(slotRangesReceived, (state, { payload }) => {
      const isWanted =
        state.reschedule?.appointmentId === payload.appointmentId && state.reschedule.date === payload.date;
      return isWanted ? { ...state, reschedule: payload } : state;
    })
    .addCase(rescheduleClosed, (state) => ({ ...state, reschedule: null }))
    .addCase(rescheduleSettled, (state, { payload }) =>
      state.reschedule?.appointmentId === payload ? { ...state, reschedule: null } : state,
    );
});
