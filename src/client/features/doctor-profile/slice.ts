import { createReducer } from '@reduxjs/toolkit';

import { shapesAccepted } from './events';
import type { ListShapes } from './nameLists';

/** The shape that selectors of doctor profiles need. */
export interface DoctorProfileRoot {
  doctorProfile: {
    /** The shapes of lists that the service took after it had refused the others. */
    accepted: ListShapes;
  };
}

const initialState: DoctorProfileRoot['doctorProfile'] = { accepted: {} };

/** Keeps for the session how the service wants the lists of a doctor to be written (decisions: sending). */
export const doctorProfileReducer = createReducer(initialState, (builder) =>
  builder.addCase(shapesAccepted, (state, { payload }) => {
    state.accepted = { ...state.accepted, ...payload };
  }),
);
