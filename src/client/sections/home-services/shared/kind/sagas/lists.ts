import { call, put, select } from 'typed-redux-saga';

import { storeList } from '#client/entities/entityStore';
import { requestForgotten } from '#client/state/requests/requests';
import { listOutdated, type ListFilter, type KindLists, type listClosed } from '../defineKind';
import { selectOpenLists } from '../slice';

/** Reads a list and stores it. */
export function* readList<Item extends object, Filter extends ListFilter>(
  { list, entity, keys }: KindLists<Item, Filter>,
  filter: Filter,
) {
  if (!list) return;
  const rows = yield* call(list, filter);
  yield* call(storeList, entity, keys.list(filter), rows);
}

/**
 * Has every list of a kind on screen read once more, even one that is being read, because it may be older than a
 * change.
 */
export function* refreshLists(kind: string) {
  const lists = yield* select(selectOpenLists, kind);
  for (const list of lists) yield* put(listOutdated(list));
}

/** Forgets the request of a list that left the screen. */
export function* forgetList({ payload: key }: ReturnType<typeof listClosed>) {
  yield* put(requestForgotten(key));
}
