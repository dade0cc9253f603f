import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';

type Key = string | number;

/** Ids in the order a list shows them, by the key of the list: search results, filtered tables, pages. */
export interface ListsRoot {
  lists: Record<string, Key[]>;
}

const initialState: ListsRoot['lists'] = {};

const slice = createSlice({
  name: 'lists',
  initialState,
  reducers: {
    listReceived: (lists, { payload }: PayloadAction<{ key: string; ids: Key[] }>) => {
      lists[payload.key] = payload.ids;
    },
  },
});

export const listsReducer = slice.reducer;
export const { listReceived } = slice.actions;

/** The ids of a list, `undefined` before it was received. */
export function selectList({ lists }: ListsRoot, key: string): readonly Key[] | undefined {
  return lists[key];
}
