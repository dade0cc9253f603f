import { createReducer } from '@reduxjs/toolkit';

import type { Slot } from '#client/hours/slots';
import type { Id } from '#contract/common';
import {
  appointmentsMissed,
  doctorAnswered,
  doctorFailed,
  doctorsFound,
  findSubmitted,
  firstFreeClosed,
  searchRetried,
  searchStopped,
  type AskedDoctor,
  type FreeTimeQuestion,
  type Scope,
} from './events';

/** A doctor who is asked, and what is known of his or her free times. */
export interface DoctorLine extends AskedDoctor {
  state: 'waiting' | 'answered' | 'failed' | 'forbidden' | 'stopped';
  times: readonly Slot[];
}

/** The shape that selectors of free times need. */
export interface FirstFreeRoot {
  firstFree: {
    /** What was asked last; `null` before anything was. */
    asked: { question: FreeTimeQuestion; scope: Scope } | null;
    /** The doctors in the order of the service; `null` before they are known. */
    lines: readonly DoctorLine[] | null;
    /** Whether there are more doctors than the service named. */
    isCut: boolean;
    /** Whether times may overlap an appointment, because the list could not be read. */
    lacksAppointments: boolean;
  };
}

const initialState: FirstFreeRoot['firstFree'] = { asked: null, lines: null, isCut: false, lacksAppointments: false };

/** What the last search for free times asked, and what it has found so far. */
export const firstFreeReducer = createReducer(initialState, (builder) =>
  builder
    .addCase(findSubmitted, (_, { payload }) => ({ ...initialState, asked: payload }))
    .addCase(firstFreeClosed, () => initialState)
    .addCase(doctorsFound, (state, { payload: { doctors, isCut } }) => ({
      ...state,
      isCut,
      lines: doctors.map((doctor) => ({ ...doctor, state: 'waiting', times: [] })),
    }))
    .addCase(appointmentsMissed, (state) => ({ ...state, lacksAppointments: true }))
    .addCase(doctorAnswered, (state, { payload: { id, times } }) => withLine(state, id, { state: 'answered', times }))
    .addCase(doctorFailed, (state, { payload: { id, isForbidden } }) =>
      withLine(state, id, { state: isForbidden ? 'forbidden' : 'failed' }),
    )
    .addCase(searchRetried, (state) => withState(state, 'failed', 'waiting'))
    .addCase(searchStopped, (state) => withState(state, 'waiting', 'stopped')),
);

type State = FirstFreeRoot['firstFree'];

function withLine(state: State, id: Id, change: Partial<DoctorLine>): State {
  return {
    ...state,
    lines: state.lines?.map((line) => (line.id === id ? { ...line, ...change } : line)) ?? null,
  };
}

function withState(state: State, from: DoctorLine['state'], to: DoctorLine['state']): State {
  const { lines } = state;
  return { ...state, lines: lines?.map((line) => (line.state === from ? { ...line, state: to } : line)) ?? null };
}
