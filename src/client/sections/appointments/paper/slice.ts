import { createReducer } from '@reduxjs/toolkit';

import { csvChosen, csvProgressed } from './events';

/** The shape that selectors of the export need. */
export interface ExportRoot {
  appointmentExport: {
    /** How much of the CSV file is written, in percent. */
    percent: number;
  };
}

const initialState: ExportRoot['appointmentExport'] = { percent: 0 };

/** How far the CSV file is. */
export const exportReducer = createReducer(initialState, (builder) =>
  builder.addCase(csvChosen, () => initialState).addCase(csvProgressed, (_, { payload }) => ({ percent: payload })),
);
