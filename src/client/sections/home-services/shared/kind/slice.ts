import { createAction, createReducer, createSlice } from '@reduxjs/toolkit';

import { without } from '#client/lib/records';
import { selectList, type ListsRoot } from '#client/state/lists';
import type { Id } from '#contract/common';
import { kindKeys, listClosed, listOpened, rowMade, type OpenList } from './defineKind';

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

/** The shape that the selector of new rows needs: their ids by kind, as long as a list of the kind is on screen. */
export interface MadeRowsRoot {
  madeRows: Readonly<Record<string, readonly Id[]>>;
}

/** The rows that were made here since the list of their kind came on screen. */
export const madeRowsReducer = createReducer<MadeRowsRoot['madeRows']>({}, (builder) =>
  builder
    .addCase(rowMade, (rows, { payload: { kind, id } }) => ({ ...rows, [kind]: [...(rows[kind] ?? []), id] }))
    .addCase(listClosed, (rows, { payload: key }) => {
      const left = Object.keys(rows).find((kind) => key.startsWith(kindKeys(kind).list({})));
      return left === undefined ? rows : without(rows, left);
    }),
);

/** A list was read; it is not sure where its pages did not add up. */
export const listWeighed = createAction<{ key: string; isSure: boolean }>('homeServices/listWeighed');

/** The shape that the selector of unsure lists needs. */
export interface UnsureListsRoot {
  unsureLists: readonly string[];
}

const NO_KEYS: readonly string[] = [];

/** The keys of the lists that did not add up when they were read last. */
export const unsureListsReducer = createReducer<UnsureListsRoot['unsureLists']>(NO_KEYS, (builder) =>
  builder.addCase(listWeighed, (keys, { payload: { key, isSure } }) => {
    const others = keys.filter((one) => one !== key);
    return isSure ? others : [...others, key];
  }),
);

/** Whether a list adds up, so that something that it lacks is new. */
export function selectIsSure({ unsureLists }: UnsureListsRoot, key: string): boolean {
  return !unsureLists.includes(key);
}

const NO_IDS: readonly Id[] = [];

/** The ids of the rows of a kind that were made since its list came on screen, in their order. */
export function selectMadeRows({ madeRows }: MadeRowsRoot, kind: string): readonly Id[] {
  return madeRows[kind] ?? NO_IDS;
}

/** The list of a kind on screen that has a row, `undefined` when it has left the screen. */
export function selectListOf(state: OpenListsRoot & ListsRoot, kind: string, id: Id): OpenList | undefined {
  return selectOpenLists(state, kind).find(({ key }) => selectList(state, key)?.includes(id));
}

/** The lists of a kind that are on screen. */
export function selectOpenLists({ openLists }: OpenListsRoot, kind: string): readonly OpenList[] {
  return Object.values(openLists).filter((list) => list.kind === kind);
}
