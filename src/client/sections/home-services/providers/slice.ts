import { createSlice } from '@reduxjs/toolkit';

import { signedIn } from '#client/features/session';
import { filterChosen } from '../events';

/** The shape that selectors of the chosen provider need. */
export interface LastProviderRoot {
  /** The id of the provider that was chosen last in this session, as the address holds it; empty before the first. */
  lastProvider: string;
}

const slice = createSlice({
  name: 'homeServices/lastProvider',
  initialState: '',
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(signedIn, () => '')
      .addCase(filterChosen, (last, { payload: { name, value } }) => (name === 'provider' ? value : last));
  },
});

export const lastProviderReducer = slice.reducer;

/** The id of the provider that was chosen last in this session; empty before the first. */
export function selectLastProvider({ lastProvider }: LastProviderRoot): string {
  return lastProvider;
}
