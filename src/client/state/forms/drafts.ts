import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';

/** The shape that selectors of drafts need: what was typed into forms that were left without being sent. */
export interface DraftsRoot {
  drafts: Readonly<Record<string, object>>;
}

const initialState: DraftsRoot['drafts'] = {};

const slice = createSlice({
  name: 'drafts',
  initialState,
  reducers: {
    draftKept: (drafts, { payload: { key, typed } }: PayloadAction<{ key: string; typed: object }>) => ({
      ...drafts,
      [key]: typed,
    }),
    draftDropped: (drafts, { payload: key }: PayloadAction<string>) => {
      Reflect.deleteProperty(drafts, key);
    },
  },
});

export const draftsReducer = slice.reducer;
export const { draftKept, draftDropped } = slice.actions;

/** What was typed into a form before it was left; `undefined` where there is nothing to go on with. */
export function selectDraft({ drafts }: DraftsRoot, key: string): object | undefined {
  return drafts[key];
}
