import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The shape that selectors of the version need. */
export interface VersionRoot {
  version: { isOutdated: boolean };
}

const initialState: VersionRoot['version'] = { isOutdated: false };

const slice = createSlice({
  name: 'version',
  initialState,
  reducers: {
    /** The version that is served was compared with the one that runs; the payload says whether it is another. */
    versionsCompared: (_, { payload: isOutdated }: PayloadAction<boolean>) => ({ isOutdated }),
  },
});

export const versionReducer = slice.reducer;
export const { versionsCompared } = slice.actions;

/** Whether another version of the page is served than the one that runs (decisions: new versions). */
export function selectIsOutdated({ version }: VersionRoot): boolean {
  return version.isOutdated;
}
