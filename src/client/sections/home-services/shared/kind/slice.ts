import { createSlice } from '@reduxjs/toolkit';

import { without } from '#client/lib/records';
import { selectList, type ListsRoot } from '#client/state/lists';
import type { Id } from '#contract/common';
import { listClosed, listOpened, type OpenList } from './defineKind';

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

/** The list of a kind on screen that has a row, `undefined` when it has left the screen. */
export function selectListOf(state: OpenListsRoot & ListsRoot, kind: string, id: Id): OpenList | undefined {
  return selectOpenLists(state, kind).find(({ key }) => selectList(state, key)?.includes(id));
}

/** The lists of a kind that are on screen. */
export function selectOpenLists({ openLists }: OpenListsRoot, kind: string): readonly OpenList[] {
  return Object.values(openLists).filter((list) => list.kind === kind);
}
