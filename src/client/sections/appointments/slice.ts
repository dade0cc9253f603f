import type { PayloadAction } from '@reduxjs/toolkit';
import { createAction, createSlice } from '@reduxjs/toolkit';

import type { StoredAppointment } from '#client/entities/appointments';
import { createViewEvent } from '#client/state/address';
import type { AppointmentDraft } from '#contract/appointments';
import type { Availability } from '#contract/availabilities';
import type { DateText, Id } from '#contract/common';
import type { AppointmentAction, StatusFilter } from '#contract/rules';
import type { Slot } from './slots';

export type Period = 'upcoming' | 'past';

/** The shape that selectors of this section need. */
export interface AppointmentsRoot {
  appointments: {
    updatedAt: number | null;
    /** How many appointments of the running answer are in. */
    arrived: number;
    /** Appointments changed since the list was last asked for: its answer may be older than they are. */
    changedIds: readonly Id[];
    reschedule: RescheduleView | null;
  };
}

/** The open Reschedule dialog; the ranges are `null` until the chosen date's have arrived. */
export interface RescheduleView {
  appointmentId: Id;
  date: DateText | null;
  ranges: readonly Availability[] | null;
}

/** A move of an appointment: the old one as it was, the new one as it was asked for. */
export interface Move {
  original: StoredAppointment;
  draft: AppointmentDraft;
  /** The patient's name, for what is said of the move when nothing else is known any more. */
  patient: string;
  /** Appointments that look like the new one but were there before. */
  twinIds: readonly Id[];
}

/** The section came on screen, or a person asked for fresh data. */
export const appointmentsOpened = createAction('appointments/opened');
/** One of the buttons that change a status. */
export const statusActionChosen = createAction<{ id: Id; action: Exclude<AppointmentAction, 'reschedule'> }>(
  'appointments/statusActionChosen',
);

/** Confirm in the Reschedule dialog. */
export const rescheduleSubmitted = createAction<{ appointmentId: Id; slot: Slot }>('appointments/rescheduleSubmitted');
/** A person asks for the missing half of a move that got stuck. */
export const missingHalfChosen = createAction<Move>('appointments/missingHalfChosen');

export const periodChosen = createViewEvent('appointments/periodChosen', (period: Period) => ({
  period: period === 'upcoming' ? null : period,
  open: null,
}));
export const searchTyped = createViewEvent('appointments/searchTyped', (text: string) => ({ q: text }), {
  isStep: false,
});
export const statusChosen = createViewEvent('appointments/statusChosen', (status: StatusFilter) => ({
  status: status === 'all' ? null : status,
}));
export const rowToggled = createViewEvent('appointments/rowToggled', (open: string | null) => ({ open }));
export const filtersCleared = createViewEvent('appointments/filtersCleared', () => ({ q: null, status: null }));

const initialState: AppointmentsRoot['appointments'] = {
  updatedAt: null,
  arrived: 0,
  changedIds: [],
  reschedule: null,
};

const slice = createSlice({
  name: 'appointments',
  initialState,
  reducers: {
    /** A part of the list is in: so many appointments until now. */
    appointmentsArrived: (state, { payload }: PayloadAction<number>) => ({ ...state, arrived: payload }),
    /** The whole list is in; the moment in milliseconds since 1970. */
    appointmentsLoaded: (state, { payload }: PayloadAction<number>) => ({ ...state, updatedAt: payload }),
    /** One appointment changed, or came to be, by what was done here. */
    appointmentChanged: (state, { payload }: PayloadAction<Id>) => ({
      ...state,
      changedIds: [...state.changedIds, payload],
    }),
    rescheduleOpened: (state, { payload }: PayloadAction<Id>) => ({
      ...state,
      reschedule: { appointmentId: payload, date: null, ranges: null },
    }),
    rescheduleDateChosen: (state, { payload }: PayloadAction<DateText>) => ({
      ...state,
      reschedule: state.reschedule && { ...state.reschedule, date: payload, ranges: null },
    }),
    /** The ranges of an appointment's doctor on a date; those that the open dialog no longer asks for are dropped. */
    slotRangesReceived: (
      state,
      { payload }: PayloadAction<RescheduleView & { date: DateText; ranges: readonly Availability[] }>,
    ) =>
      state.reschedule?.appointmentId === payload.appointmentId && state.reschedule.date === payload.date
        ? { ...state, reschedule: payload }
        : state,
    rescheduleClosed: (state) => ({ ...state, reschedule: null }),
    /** The work on a move has ended for good; its dialog, if it is still open, closes. */
    rescheduleSettled: (state, { payload }: PayloadAction<Id>) =>
      state.reschedule?.appointmentId === payload ? { ...state, reschedule: null } : state,
  },
  extraReducers: (builder) => {
    builder.addCase(appointmentsOpened, (state) => ({ ...state, arrived: 0, changedIds: [] }));
  },
});

export const appointmentsReducer = slice.reducer;
export const {
  appointmentsArrived,
  appointmentsLoaded,
  appointmentChanged,
  rescheduleOpened,
  rescheduleDateChosen,
  slotRangesReceived,
  rescheduleClosed,
  rescheduleSettled,
} = slice.actions;
