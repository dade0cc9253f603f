import { createSlice } from '@reduxjs/toolkit';

import { without } from '#client/lib/records';
import type { OpenList } from './events';
import { listClosed, listOpened } from './events';

/** The shape that selectors of open lists need: the lists on screen by their key. */
export interface OpenListsRoot {
  openLists: Readonly<Record<string, OpenList>>;
}

const initialState: OpenListsRoot['openLists'] = {};

const slice = createSlice({
  name: 'homeServices/openLists',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(listOpened, (lists, { payload }) => ({ ...lists, [payload.key]: payload }));
    builder.addCase(listClosed, (lists, { payload: key }) => without(lists, key));
  },
});

export const openListsReducer = slice.reducer;

/** The lists of a resource that are on screen. */
export function selectOpenLists({ openLists }: OpenListsRoot, resource: string): readonly OpenList[] {
  return Object.values(openLists).filter((list) => list.resource === resource);
}
