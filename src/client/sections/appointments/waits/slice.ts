import { createReducer } from '@reduxjs/toolkit';

import { linePutAside, visitDroppedHere, waitingFound } from './events';
import type { WaitingLine } from './lines';

/** The shape that selectors of what waits need. */
export interface WaitsRoot {
  appointmentWaits: {
    /** The lines of the list as it was last looked through; `null` before that. */
    lines: readonly WaitingLine[] | null;
    /** Lines that were put aside, by key, each with what it was like then. */
    aside: Readonly<Record<string, string>>;
    /** Appointments that were rejected or cancelled from here in this session, by the text of their ids. */
    droppedHere: readonly string[];
  };
}

const initialState: WaitsRoot['appointmentWaits'] = { lines: null, aside: {}, droppedHere: [] };

/** What waits, and what of it was put aside until the next sign-in. */
export const waitsReducer = createReducer(initialState, (builder) =>
  builder
    .addCase(waitingFound, (state, { payload }) => ({ ...state, lines: payload }))
    .addCase(linePutAside, (state, { payload: { key, as } }) => ({ ...state, aside: { ...state.aside, [key]: as } }))
    .addCase(visitDroppedHere, (state, { payload }) => ({
      ...state,
      droppedHere: [...state.droppedHere, String(payload)],
    })),
);
