import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import { isSure, surely } from '#client/api/sendList';
import { storeList } from '#client/entities/entityStore';
import { requestForgotten } from '#client/state/requests/requests';
import { listOutdated, type ListFilter, type KindLists, type listClosed } from '../defineKind';
import { listWeighed, selectIsSure, selectOpenLists } from '../slice';

/** Reads a list, stores it and returns it. */
export function* readList<Item extends object, Filter extends ListFilter>(
  { list, entity, keys }: KindLists<Item, Filter>,
  filter: Filter,
) {
  if (!list) return undefined;
  const rows = yield* call(list, filter);
  const key = keys.list(filter);
  const wasSure = yield* select(selectIsSure, key);
  const isSureNow = yield* call(isSure, rows);
  if (wasSure !== isSureNow) yield* put(listWeighed({ key, isSure: isSureNow }));
  yield* call(storeList, entity, key, rows);
  return rows;
}

/** Likewise, to see what it lacks; throws where nobody can tell. */
export function* readSurely<Item extends object, Filter extends ListFilter>(
  kind: KindLists<Item, Filter>,
  filter: Filter,
) {
  surely((yield* call(readList<Item, Filter>, kind, filter)) ?? []);
}

/** A list that something is held against: its key, and what reads it anew. */
export interface WholeList {
  key: string;
  read: () => SagaGenerator<void>;
}

/** The list of a kind under a filter, to hold something against it. */
export function wholeList<Item extends object, Filter extends ListFilter>(
  kind: KindLists<Item, Filter>,
  filter: Filter,
): WholeList {
  return {
    key: kind.keys.list(filter),
    *read() {
      yield* call(readList<Item, Filter>, kind, filter);
    },
  };
}

/**
 * Has every list of a kind on screen read once more, even one that is being read, because it may be older than a
 * change; but for the one that was read since, by its key.
 */
export function* refreshLists(kind: string, readSince?: string) {
  const lists = yield* select(selectOpenLists, kind);
  for (const list of lists) if (list.key !== readSince) yield* put(listOutdated(list));
}

/** Forgets the request of a list that left the screen. */
export function* forgetList({ payload: key }: ReturnType<typeof listClosed>) {
  yield* put(requestForgotten(key));
}
