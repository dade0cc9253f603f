import { createAction, type Reducer } from '@reduxjs/toolkit';

import { without } from '#client/lib/records';
import { haveSameMembers } from '#client/lib/sameMembers';

type Key = string | number;

/** Ids in the order a list shows them, by the key of the list: search results, filtered tables, pages. */
export interface ListsRoot {
  lists: Readonly<Record<string, readonly Key[]>>;
}

/** A list was received; its ids replace those that were known. */
export const listReceived = createAction<{ key: string; ids: readonly Key[] }>('lists/listReceived');
/** A list is not valid, such as when its answer broke off. */
export const listForgotten = createAction<string>('lists/listForgotten');

/** Works on plain objects, because Immer would freeze 100,000 ids one by one. */
export const listsReducer: Reducer<ListsRoot['lists']> = (lists = {}, action) => {
  if (listReceived.match(action)) return withList(lists, action.payload);
  if (listForgotten.match(action)) return without(lists, action.payload);
  return lists;
};

/** A list that is read again and has not changed stays the same object, so that nothing is drawn anew. */
function withList(lists: ListsRoot['lists'], { key, ids }: ReturnType<typeof listReceived>['payload']) {
  const known = lists[key];
  return known && haveSameMembers(known, ids) ? lists : { ...lists, [key]: ids };
}

/** The ids of a list, `undefined` before it was received. */
export function selectList({ lists }: ListsRoot, key: string): readonly Key[] | undefined {
  return lists[key];
}
