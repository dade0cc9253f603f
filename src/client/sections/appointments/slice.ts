import { createAction, createSlice } from '@reduxjs/toolkit';

import type { Id } from '../../../contract/common';
import type { AppointmentAction, StatusFilter } from '../../../contract/rules';
import { createViewEvent } from '../../state/address';

export type Period = 'upcoming' | 'past';

/** The shape that selectors of this section need. */
export interface AppointmentsRoot {
  appointments: { updatedAt: number | null };
}

/** The section came on screen, or a person asked for fresh data. */
export const appointmentsOpened = createAction('appointments/opened');
/** One of the buttons that change a status. */
export const statusActionChosen =
  createAction<{ id: Id; action: Exclude<AppointmentAction, 'reschedule'> }>('appointments/statusActionChosen');

export const periodChosen = createViewEvent('appointments/periodChosen', (period: Period) => ({
  period: period === 'upcoming' ? null : period,
  open: null,
}));
export const searchTyped = createViewEvent('appointments/searchTyped', (text: string) => ({ q: text }), { isStep: false });
export const statusChosen = createViewEvent('appointments/statusChosen', (status: StatusFilter) => ({
  status: status === 'all' ? null : status,
}));
export const rowToggled = createViewEvent('appointments/rowToggled', (open: string | null) => ({ open }));
export const filtersCleared = createViewEvent('appointments/filtersCleared', () => ({ q: null, status: null }));

const initialState: AppointmentsRoot['appointments'] = { updatedAt: null };

const slice = createSlice({
  name: 'appointments',
  initialState,
  reducers: {
    /** The whole list is in; the moment in milliseconds since 1970. */
    appointmentsLoaded: (_, { payload }: { payload: number }) => ({ updatedAt: payload }),
  },
});

export const appointmentsReducer = slice.reducer;
export const { appointmentsLoaded } = slice.actions;
