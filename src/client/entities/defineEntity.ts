import { createSelector, lruMemoize, weakMapMemoize } from 'reselect';

import { haveSameMembers } from '#client/lib/sameMembers';
import { selectList, type ListsRoot } from '#client/state/lists';
import type { Id } from '#contract/common';
import { entitySlice, type KindState } from './entitySlice';
import {
  entitiesOf,
  entityOf,
  type Collected,
  type EntitiesByKind,
  type EntityTable,
  type Normalized,
} from './entityStore';
import { collectList, schemaOf, type Shape } from './schemas';

/** The part of the state that the selectors of one kind read. */
export type EntityRootOf<Entity extends { selectTable: (root: never) => unknown }> = Parameters<
  Entity['selectTable']
>[0];

/**
 * Defines one kind of the normalized store: its schema, its slice and its base selectors. `Stored` is the thing as the
 * store has it, where what it embeds is named by id.
 */
export function defineEntity<Wire extends object, Stored extends object = Wire>() {
  return <const Kind extends string, Owner extends object>(kind: Kind, shape: Shape<Wire, Owner> = {}) => {
    interface Root {
      entities: Record<Kind, KindState>;
    }
    const schema = schemaOf(kind, shape);
    // The types of an event do not tell kinds apart, nor do those of the state.
    const tableIn = (table: EntityTable<object> = {}) => table as EntityTable<Stored>;
    const selectTable = ({ entities }: Root) => tableIn(entities[kind].table);
    return {
      kind,
      schema,
      /** Where `entitiesReducer` puts the entities. */
      reducerPath: kind,
      reducer: entitySlice(kind).reducer,
      /** All entities of this kind by id. */
      selectTable,
      /** All entities of this kind, in no order that means anything. */
      selectAll: createSelector([selectTable], (table): readonly Stored[] => Object.values(table)),
      /** The entity of an id; `undefined` where there is none. */
      selectById: (state: Root, id: Id | null | undefined): Stored | undefined => entityOf(selectTable(state), id),
      /** The entities of this kind among others. */
      entitiesIn: (entities: EntitiesByKind) => tableIn(entities[kind]),
      /** Takes a list of an answer apart. */
      normalize: (list: readonly Wire[]): Normalized<Kind, Stored> => {
        const entities: Collected = {};
        const ids = collectList(entities, list, schema);
        return { entities: entities as Normalized<Kind, Stored>['entities'], ids };
      },
      /** Takes a list apart into what is collected of lists before it, and returns its ids. */
      collect: (collected: Collected, list: readonly Wire[]): Id[] => collectList(collected, list, schema),
      /**
       * Makes a selector of the list that is stored under a key (`storeList`), the same while nothing of it changes;
       * `undefined` before it was received.
       */
      makeSelectList: <Args extends unknown[]>(keyOf: (...args: Args) => string) => {
        // Memoized by list, so that an answer that names one does not make the others anew.
        const listOf = weakMapMemoize((ids: readonly Id[]) =>
          lruMemoize((table: EntityTable<Stored>) => entitiesOf(table, ids), { resultEqualityCheck: haveSameMembers }),
        );
        return (state: Root & ListsRoot, ...args: Args): Stored[] | undefined => {
          const ids = selectList(state, keyOf(...args));
          return ids && listOf(ids)(selectTable(state));
        };
      },
    };
  };
}
