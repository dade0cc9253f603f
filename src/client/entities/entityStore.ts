import { createAction, prepareAutoBatched } from '@reduxjs/toolkit';
import { call, put } from 'typed-redux-saga';

import { isObject } from '#client/lib/records';
import { listReceived } from '#client/state/lists';
import { yieldToBrowser } from '#client/state/sagas/yieldToBrowser';
import type { Id } from '#contract/common';

/** All entities of one kind by id, as their service sent them. */
export type EntityTable<Entity> = Readonly<Record<string, Entity>>;

/** Entities by kind and id, in the shape that normalizr makes. */
export type EntitiesByKind = Readonly<Record<string, EntityTable<object> | undefined>>;

/** A list taken apart: its entities by kind and id, and the ids of its own kind in the order of the answer. */
export interface Normalized<Kind extends string = string, Stored = object> {
  entities: EntitiesByKind & Readonly<Partial<Record<Kind, EntityTable<Stored>>>>;
  ids: Id[];
}

/**
 * New or changed entities; fields that are not named stay as they were. The event is batched: what follows at once,
 * such as the list that names the entities, is drawn together with them.
 */
export const entitiesMerged = createAction('entities/merged', prepareAutoBatched<EntitiesByKind>());

/** Entities of one kind that are no more. */
export const entitiesRemoved = createAction<{ kind: string; ids: readonly Id[] }>('entities/removed');

/** How many entities it takes until a list is read in one task and drawn in another. */
const LONG = 1_000;

/** Stores a list of one kind as a service sent it: the entities in their tables, their order under the key. */
export function* storeList<Wire>(
  entity: { normalize: (list: readonly Wire[]) => Normalized },
  key: string,
  list: readonly Wire[],
) {
  const { entities, ids } = entity.normalize(list);
  if (list.length >= LONG) yield* call(yieldToBrowser);
  yield* put(entitiesMerged(entities));
  yield* put(listReceived({ key, ids }));
}

/** Entities that are collected for one `entitiesMerged`, by kind and id. */
export type Collected = Record<string, Record<string, object>>;

/** Adds an entity to those that are collected, by the same rule as the store does; changes the collection. */
export function collectEntity(collected: Collected, kind: string, id: Id, entity: object): void {
  const table = (collected[kind] ??= {});
  table[id] = withSaid(table[id], entity);
}

/** Collects the entities that say something new of the known ones, or of what is collected already. */
export function collectNews(collected: Collected, more: EntitiesByKind, known: EntitiesByKind): void {
  for (const [kind, entities = {}] of Object.entries(more)) {
    for (const [id, entity] of Object.entries(entities)) {
      const isNews = collected[kind]?.[id] !== undefined || saysNews(entity, known[kind]?.[id]);
      if (isNews) collectEntity(collected, kind, id, entity);
    }
  }
}

/** An entity with what is said of it, whose fields count; itself where nothing new is said. */
export function withSaid(known: object | undefined, said: object): object {
  if (!known) return said;
  return saysNews(said, known) ? { ...known, ...said } : known;
}

/** Whether something new is said of an entity. One of which nothing new is said must stay the same object. */
export function saysNews<Entity extends object>(said: Entity, known: Entity | undefined): boolean {
  if (!known) return true;
  for (const field in said) if (!isSame(said[field], known[field])) return true;
  return false;
}

/** The entity of an id, which may come from the address or be missing; `undefined` where there is none. */
export function entityOf<Entity>(table: EntityTable<Entity>, id: Id | null | undefined): Entity | undefined {
  const key = id ?? '';
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** The entities of these ids in this order; ids that are no more are left out. */
export function entitiesOf<Entity>(table: EntityTable<Entity>, ids: readonly Id[]): Entity[] {
  return ids.map((id) => entityOf(table, id)).filter((entity) => entity !== undefined);
}

/** Whether two values, such as translations, say the same. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const fields = Object.keys(one);
  return fields.length === Object.keys(other).length && fields.every((field) => isSame(one[field], other[field]));
}
