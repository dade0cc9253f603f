import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The shape that selectors of the updates need. */
export interface UpdatesRoot {
  updates: { arePaused: boolean };
}

const initialState: UpdatesRoot['updates'] = { arePaused: false };

const slice = createSlice({
  name: 'updates',
  initialState,
  reducers: {
    /** A person wants lists not to be read again by themselves for the rest of the session, or wants that again. */
    updatesPaused: (_, { payload: arePaused }: PayloadAction<boolean>) => ({ arePaused }),
  },
});

export const updatesReducer = slice.reducer;
export const { updatesPaused } = slice.actions;

/** Whether a person has paused that lists are read again by themselves. */
export function selectArePaused({ updates }: UpdatesRoot): boolean {
  return updates.arePaused;
}
