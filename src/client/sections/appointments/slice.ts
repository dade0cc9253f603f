import { createReducer } from '@reduxjs/toolkit';

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
} from './events';

/** The open Reschedule dialog; the date is `null` until one was chosen. */
export interface RescheduleView {
  appointmentId: Id;
  date: DateText | null;
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
      reschedule: { appointmentId: payload, date: null },
    }))
    .addCase(rescheduleDateChosen, (state, { payload }) => ({
      ...state,
      reschedule: state.reschedule && { ...state.reschedule, date: payload },
    }))
    .addCase(rescheduleClosed, (state) => ({ ...state, reschedule: null }))
    .addCase(rescheduleSettled, (state, { payload }) =>
      state.reschedule?.appointmentId === payload ? { ...state, reschedule: null } : state,
    );
});
