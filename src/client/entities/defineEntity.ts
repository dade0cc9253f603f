import type { Reducer } from '@reduxjs/toolkit';
import type { Schema } from 'normalizr';
import { normalize, schema } from 'normalizr';
import { createSelector } from 'reselect';

import type { ListsRoot } from '#client/state/lists';
import { selectList } from '#client/state/lists';
import type { Id } from '#contract/common';
import type { EntityRoot, EntityTable } from './entityStore';
import { entitiesOf, entityOf, tableAfter } from './entityStore';

/** A list taken apart: entities by kind and id, and the ids in the order of the answer. */
export interface Normalized {
  entities: Record<string, Record<string, object>>;
  ids: Id[];
}

/**
 * Defines one kind of the normalized store: how it is taken out of an answer, its table and its base selectors. What it
 * embeds is named in `related`, by field; `Stored` is what is left when that is taken out. Plain objects without Immer,
 * because tables of 100,000 rows are merged and must neither be drafted nor frozen one by one.
 */
export function defineEntity<Wire extends object, Stored extends object = Wire>() {
  return function <const Kind extends string>(
    kind: Kind,
    related: Schema = {},
    options: schema.EntityOptions<Wire> = {},
  ) {
    type Root = EntityRoot<Kind, Stored>;
    const one = new schema.Entity<Wire>(kind, related, options);
    const reducer: Reducer<EntityTable<Stored>> = (table = {}, action) => tableAfter(kind, table, action);
    const selectTable = ({ entities }: Root): EntityTable<Stored> => entities[kind];
    return {
      kind,
      schema: one,
      reducer,
      selectTable,
      selectById: ({ entities }: Root, id: Id): Stored | undefined => entityOf(entities[kind], id),
      /** Takes a list of an answer apart. */
      normalize: (list: readonly Wire[]): Normalized => {
        const { entities, result } = normalize<Wire, Normalized['entities'], Id[]>(list, [one]);
        return { entities, ids: result };
      },
      /** Makes a selector of the list that is kept under a key (`keepList`); `undefined` before it was received. */
      listedUnder: <Args extends unknown[]>(keyOf: (...args: Args) => string) => {
        const selectListed = createSelector(
          [
            (state: Root & ListsRoot) => selectTable(state),
            (state: Root & ListsRoot, key: string) => selectList(state, key),
          ],
          (table, ids): Stored[] | undefined => ids && entitiesOf(table, ids),
        );
        return (state: Root & ListsRoot, ...args: Args): Stored[] | undefined => selectListed(state, keyOf(...args));
      },
    };
  };
}
