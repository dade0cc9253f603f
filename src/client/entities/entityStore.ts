import type { UnknownAction } from '@reduxjs/toolkit';
import { createAction, prepareAutoBatched } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';

import type { Id } from '#contract/common';

/** All entities of one kind by id, as their service sent them. */
export type EntityTable<Entity> = Readonly<Record<string, Entity>>;

/** The shape that selectors of one kind need. */
export interface EntityRoot<Kind extends string, Entity> {
  entities: Record<Kind, EntityTable<Entity>>;
}

/** Entities by kind and id, in the shape that normalizr makes. */
export type EntitiesByKind = Readonly<Record<string, Readonly<Record<string, object>> | undefined>>;

/**
 * New or changed entities; fields that are not named stay as they were. What follows at once, such as the list that
 * names them, is drawn together with them.
 */
export const entitiesMerged = createAction('entities/merged', prepareAutoBatched<EntitiesByKind>());

/** Adds entities to those that are being collected for one `entitiesMerged`, by the same rule, in place. */
export function collectEntities(collected: Record<string, Record<string, object>>, more: EntitiesByKind): void {
  for (const [kind, entities = {}] of Object.entries(more)) {
    const table = (collected[kind] ??= {});
    for (const [id, entity] of Object.entries(entities)) table[id] = { ...table[id], ...entity };
  }
}

/** Entities of one kind that are no more. */
export const entitiesRemoved = createAction<{ kind: string; ids: readonly Id[] }>('entities/removed');

/** The table of one kind after an event (see `defineEntity`). */
export function tableAfter<Entity extends object>(
  kind: string,
  table: EntityTable<Entity>,
  action: UnknownAction,
): EntityTable<Entity> {
  if (entitiesMerged.match(action)) return merged(table, action.payload[kind] as EntityTable<Entity> | undefined);
  if (entitiesRemoved.match(action) && action.payload.kind === kind) return without(table, action.payload.ids);
  return table;
}

/** The entity of an id, which may come from the address; `undefined` where there is none. */
export function entityOf<Entity>(table: EntityTable<Entity>, id: Id): Entity | undefined {
  return Object.hasOwn(table, id) ? table[id] : undefined;
}

/** The entities of these ids in this order; ids that are no more are left out. */
export function entitiesOf<Entity>(table: EntityTable<Entity>, ids: readonly Id[]): Entity[] {
  return ids.map((id) => entityOf(table, id)).filter((entity) => entity !== undefined);
}

/** An entity that says nothing new stays the same object, and so does a table of them: nothing is derived anew. */
function merged<Entity extends object>(
  table: EntityTable<Entity>,
  incoming: EntityTable<Entity> | undefined,
): EntityTable<Entity> {
  if (!incoming) return table;
  let next: Record<string, Entity> | null = null;
  for (const id of Object.keys(incoming)) {
    const known = table[id];
    const entity = known ? { ...known, ...incoming[id] } : incoming[id];
    if (entity === undefined || (known && shallowEqual(known, entity))) continue;
    next ??= { ...table };
    next[id] = entity;
  }
  return next ?? table;
}

function without<Entity>(table: EntityTable<Entity>, ids: readonly Id[]): EntityTable<Entity> {
  if (!ids.some((id) => id in table)) return table;
  const gone = new Set(ids.map(String));
  return Object.fromEntries(Object.entries(table).filter(([id]) => !gone.has(id)));
}
