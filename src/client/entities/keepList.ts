import { put } from 'typed-redux-saga';

import { listReceived } from '#client/state/lists';
import type { Normalized } from './defineEntity';
import { entitiesMerged } from './entityStore';

/** Keeps a list of one kind as a service sent it: its entities in their tables, their order under the key. */
export function* keepList<Wire>(
  entity: { normalize: (list: readonly Wire[]) => Normalized },
  key: string,
  list: readonly Wire[],
) {
  const { entities, ids } = entity.normalize(list);
  yield* put(entitiesMerged(entities));
  yield* put(listReceived({ key, ids }));
}
