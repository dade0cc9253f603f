import { call, put, select } from 'typed-redux-saga';

import { storeList } from '#client/entities/entityStore';
import type { ListFilter } from '#client/sections/home-services/keys';
import { requestForgotten } from '#client/state/requests/requests';
import type { ResourceLists } from '../defineResource';
import type { listClosed } from '../events';
import { listOutdated } from '../events';
import { selectOpenLists } from '../slice';

/** Reads a list and stores it. */
export function* readList<Wire extends object, Filter extends ListFilter>(
  { list, entity, keys }: ResourceLists<Wire, Filter>,
  filter: Filter,
) {
  if (!list) return;
  const rows = yield* call(list, filter);
  yield* call(storeList, entity, keys.list(filter), rows);
}

/**
 * Has every list of a resource on screen read once more, even one that is being read, because it may be older than a
 * change.
 */
export function* refreshLists(resource: string) {
  const lists = yield* select(selectOpenLists, resource);
  for (const list of lists) yield* put(listOutdated(list));
}

/** Forgets the request of a list that left the screen. */
export function* forgetList({ payload: key }: ReturnType<typeof listClosed>) {
  yield* put(requestForgotten(key));
}
