import type { EntityState, Reducer } from '@reduxjs/toolkit';
import { createEntityAdapter, createSlice, original } from '@reduxjs/toolkit';

import type { Id } from '#contract/common';
import type { EntitiesByKind, EntityTable } from './entityStore';
import { entitiesMerged, entitiesRemoved, saysNews } from './entityStore';

/** Where the entities of one kind are stored, and how they are read from there. */
export interface EntityStorage<State, Entity> {
  reducer: Reducer<State>;
  selectEntities: (state: State) => EntityTable<Entity>;
}

/** Stores the entities of one kind in a slice, by an entity adapter. */
export function entitySlice<Entity extends { id: Id }>(
  kind: string,
): EntityStorage<EntityState<Entity, string>, Entity> {
  const adapter = createEntityAdapter<Entity, string>({ selectId: ({ id }) => String(id) });
  const { reducer } = createSlice({
    name: `entities/${kind}`,
    initialState: adapter.getInitialState(),
    reducers: {},
    extraReducers: (builder) => {
      builder.addCase(entitiesMerged, (state, { payload }) => {
        const known = original<EntityState<Entity, string>>(state).entities;
        const news = merged(known, entitiesSaid<Entity>(kind, payload));
        // `upsertMany` would draft each row, which takes more than twice as long.
        if (news !== known) adapter.setAll(state, news);
      });
      builder.addCase(entitiesRemoved, (state, { payload }) => {
        if (payload.kind === kind) adapter.removeMany(state, payload.ids.map(String));
      });
    },
  });
  return { reducer, selectEntities: adapter.getSelectors().selectEntities };
}

/**
 * Stores the entities of one kind in a plain object without Immer. This is for the kinds that the list of appointments
 * brings: 100,000 appointments, and as many of each kind that they embed where a service leaves the ids out. To draft,
 * number and freeze so many rows blocks the page. Processor time at 100,000 rows, median of seven rounds:
 *
 * |                                               | plain table | slice  |
 * | --------------------------------------------- | ----------- | ------ |
 * | a first list, in parts that double            | 13 ms       | 270 ms |
 * | the longest of these parts                    | 5 ms        | 120 ms |
 * | the same list again, which says nothing new   | 20 ms       | 25 ms  |
 * | a change of one row                           | 1 ms        | 100 ms |
 */
export function plainTable<Entity extends object>(kind: string): EntityStorage<EntityTable<Entity>, Entity> {
  const reducer: Reducer<EntityTable<Entity>> = (table = {}, action) => {
    if (entitiesMerged.match(action)) return merged(table, entitiesSaid(kind, action.payload));
    if (entitiesRemoved.match(action) && action.payload.kind === kind) return without(table, action.payload.ids);
    return table;
  };
  return { reducer, selectEntities: (table) => table };
}

function merged<Entity extends object>(table: EntityTable<Entity>, said: EntityTable<Entity>): EntityTable<Entity> {
  let next: Record<string, Entity> | null = null;
  for (const id of Object.keys(said)) {
    const [known, entity] = [table[id], said[id]];
    if (entity === undefined || !saysNews(entity, known)) continue;
    next ??= { ...table };
    next[id] = withNews(entity, known);
  }
  return next ?? table;
}

function without<Entity>(table: EntityTable<Entity>, ids: readonly Id[]): EntityTable<Entity> {
  if (!ids.some((id) => id in table)) return table;
  const gone = new Set(ids.map(String));
  return Object.fromEntries(Object.entries(table).filter(([id]) => !gone.has(id)));
}

/** What an event says of one kind; the types of an event do not tell kinds apart. */
export function entitiesSaid<Entity>(kind: string, entities: EntitiesByKind): EntityTable<Entity> {
  return (entities[kind] ?? {}) as EntityTable<Entity>;
}

/** The whole entity; fields that are not named stay as they were. */
function withNews<Entity extends object>(said: Entity, known: Entity | undefined): Entity {
  return known ? { ...known, ...said } : said;
}
