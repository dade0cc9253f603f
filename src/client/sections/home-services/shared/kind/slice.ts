import { createAction, createReducer } from '@reduxjs/toolkit';

import { without } from '#client/lib/records';
import { selectList, type ListsRoot } from '#client/state/lists';
import type { Id } from '#contract/common';
import { kindKeys, listClosed, listOpened, rowMade, type OpenList } from './defineKind';

/** The shape that selectors of what is known of lists need. */
export interface HomeListsRoot {
  homeLists: {
    /** The lists on screen, by their key. */
    open: Readonly<Record<string, OpenList>>;
    /** The ids of the rows that were made here, by kind, as long as a list of the kind is on screen. */
    made: Readonly<Record<string, readonly Id[]>>;
    /** The keys of the lists that did not add up when they were read last. */
    unsure: readonly string[];
  };
}

/** A list was read; it is not sure where its pages did not add up. */
export const listWeighed = createAction<{ key: string; isSure: boolean }>('homeServices/listWeighed');

const initialState: HomeListsRoot['homeLists'] = { open: {}, made: {}, unsure: [] };

/** Keeps which lists are on screen, what was made here since, and which of them do not add up. */
export const homeListsReducer = createReducer(initialState, (builder) =>
  builder
    .addCase(listOpened, ({ open }, { payload: list }) => {
      open[list.key] = list;
    })
    .addCase(listClosed, (lists, { payload: key }) => {
      lists.open = without(lists.open, key);
      const left = Object.keys(lists.made).find((kind) => key.startsWith(kindKeys(kind).list({})));
      if (left !== undefined) lists.made = without(lists.made, left);
    })
    .addCase(rowMade, ({ made }, { payload: { kind, id } }) => {
      made[kind] = [...(made[kind] ?? []), id];
    })
    .addCase(listWeighed, (lists, { payload: { key, isSure } }) => {
      const others = lists.unsure.filter((one) => one !== key);
      lists.unsure = isSure ? others : [...others, key];
    }),
);

/** Whether a list adds up, so that something that it lacks is new. */
export function selectIsSure({ homeLists }: HomeListsRoot, key: string): boolean {
  return !homeLists.unsure.includes(key);
}

const NO_IDS: readonly Id[] = [];

/** The ids of the rows of a kind that were made since its list came on screen, in their order. */
export function selectMadeRows({ homeLists }: HomeListsRoot, kind: string): readonly Id[] {
  return homeLists.made[kind] ?? NO_IDS;
}

/** The list of a kind on screen that has a row, `undefined` when it has left the screen. */
export function selectListOf(state: HomeListsRoot & ListsRoot, kind: string, id: Id): OpenList | undefined {
  return selectOpenLists(state, kind).find(({ key }) => selectList(state, key)?.includes(id));
}

/** The lists of a kind that are on screen. */
export function selectOpenLists({ homeLists }: HomeListsRoot, kind: string): readonly OpenList[] {
  return Object.values(homeLists.open).filter((list) => list.kind === kind);
}
