import type { Reducer } from '@reduxjs/toolkit';
import { createAction } from '@reduxjs/toolkit';

import type { Id } from '../../contract/common';

/** All entities of one kind by id, as their service sent them. */
export type EntityTable<Entity> = Readonly<Record<string, Entity>>;

/** The shape that selectors of one kind need. */
export interface EntityRoot<Kind extends string, Entity> {
  entities: Record<Kind, EntityTable<Entity>>;
}

/** New or changed entities by kind and id, in the shape that normalizr makes; fields that are not named stay as they were. */
export const entitiesMerged =
  createAction<Readonly<Record<string, Readonly<Record<string, object>> | undefined>>>('entities/merged');

/** Entities of one kind that are no more. */
export const entitiesRemoved = createAction<{ kind: string; ids: readonly Id[] }>('entities/removed');

/**
 * One kind of the normalized store: its reducer and its base selectors. Plain objects without Immer, because tables of
 * 100,000 rows are merged and must neither be drafted nor frozen one by one.
 */
export function createEntitySlice<Entity extends object>() {
  return function <const Kind extends string>(kind: Kind) {
    type Root = EntityRoot<Kind, Entity>;
    const reducer: Reducer<EntityTable<Entity>> = (table = {}, action) => {
      if (entitiesMerged.match(action)) return merged(table, action.payload[kind] as EntityTable<Entity> | undefined);
      if (entitiesRemoved.match(action) && action.payload.kind === kind) return without(table, action.payload.ids);
      return table;
    };
    return {
      kind,
      reducer,
      selectTable: ({ entities }: Root): EntityTable<Entity> => entities[kind],
      selectById: ({ entities }: Root, id: Id): Entity | undefined => entities[kind][id],
      /** The entities of these ids in this order; ids that are no more are left out. */
      selectMany: ({ entities }: Root, ids: readonly Id[]): Entity[] =>
        ids.map((id) => entities[kind][id]).filter((entity) => entity !== undefined),
    };
  };
}

function merged<Entity extends object>(
  table: EntityTable<Entity>,
  incoming: EntityTable<Entity> | undefined,
): EntityTable<Entity> {
  if (!incoming) return table;
  const next: Record<string, Entity> = { ...table };
  for (const [id, entity] of Object.entries(incoming)) {
    const known = table[id];
    next[id] = known ? { ...known, ...entity } : entity;
  }
  return next;
}

function without<Entity>(table: EntityTable<Entity>, ids: readonly Id[]): EntityTable<Entity> {
  const gone = new Set(ids.map(String));
  return Object.fromEntries(Object.entries(table).filter(([id]) => !gone.has(id)));
}
