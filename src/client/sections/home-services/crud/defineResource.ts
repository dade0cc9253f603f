import type { UnknownAction } from '@reduxjs/toolkit';
import { createAction } from '@reduxjs/toolkit';
import { createSelector } from 'reselect';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';

import type { Id } from '../../../../contract/common';
import type { Normalized } from '../../../entities/defineEntity';
import type { EntityTable } from '../../../entities/entityStore';
import { entitiesRemoved } from '../../../entities/entityStore';
import { keepList } from '../../../entities/keepList';
import type { FailurePolicy } from '../../../lib/errors';
import { isNotFound } from '../../../lib/errors';
import type { Message } from '../../../lib/text';
import { say } from '../../../lib/text';
import { askConfirmation } from '../../../state/confirmations';
import type { ListsRoot } from '../../../state/lists';
import { selectList } from '../../../state/lists';
import { noticeShown } from '../../../state/notices';
import { selectRequestKeys } from '../../../state/requests';
import { takeLatestEach } from '../../../state/takeLatestEach';
import { takeLeadingEach } from '../../../state/takeLeadingEach';
import { tracked } from '../../../state/tracked';
import { messages } from '../messages';

/** What narrows a list, by wire name; a parameter that does not narrow it is left out. */
export type Filter = Readonly<Record<string, Id>>;

/** A form that was sent, for the list that is on screen. */
export interface Sent<Draft> {
  draft: Draft;
  filter: Filter;
  /** The values of the form itself, to be offered again when the end of the session cuts the save off. */
  typed?: object;
}

/** A row to be removed, by the name that the question shows. */
export interface Removal {
  id: Id;
  name: string;
}

interface EntityKind<Row> {
  kind: string;
  selectTable: (state: never) => EntityTable<Row>;
  normalize: (list: readonly never[]) => Normalized;
}

interface Definition<Row extends { id: Id }, Draft> {
  /** Its word in the addresses of the request table and in the sentences of `messages`. */
  name: string;
  entity: EntityKind<Row>;
  list: (filter: never) => Promise<readonly object[]>;
  /** What is said when the list cannot be read, where the specification has a sentence of its own. */
  loadFailure?: FailurePolicy;
  /** A whole workflow each; what it throws is the failure of the save. */
  create?: (draft: Draft) => Generator;
  /** What is said when nothing could be created, where the specification has a sentence of its own. */
  createFailed?: Message;
  update?: (change: { id: Id; draft: Draft }) => Generator;
  remove?: (id: Id) => Promise<unknown>;
  /** What the question before a removal says, and what is said of it afterwards; "Delete" unless told. */
  removal?: { title?: Message; confirmLabel?: Message; consequence?: Message; done?: Message; failed?: Message };
}

/**
 * One kind of thing that is listed by filter, created, changed and removed: its events, its keys, the selector of its
 * rows and the saga that serves it. It draws nothing.
 */
export function defineResource<Row extends { id: Id }, Draft = never>(definition: Definition<Row, Draft>) {
  const { name, entity } = definition;
  const { title = messages.deleteTitle, confirmLabel = messages.deleteConfirm, consequence } = definition.removal ?? {};
  const { done = messages.deleted, failed = messages.deleteFailed } = definition.removal ?? {};
  const keys = {
    list: (filter: Filter) => `home/${name}/list/${queryOf(filter)}`,
    save: `home/${name}/save`,
    remove: (id: Id) => `home/${name}/remove/${id}`,
  };
  const events = {
    /** A list came on screen, or is wanted afresh. */
    opened: createAction<Filter>(`home/${name}/opened`),
    createSubmitted: createAction<Sent<Draft>>(`home/${name}/createSubmitted`),
    updateSubmitted: createAction<Sent<Draft> & { id: Id }>(`home/${name}/updateSubmitted`),
    removeChosen: createAction<Removal>(`home/${name}/removeChosen`),
  };
  type Opened = ReturnType<typeof events.opened>;
  type Submitted = ReturnType<typeof events.createSubmitted> | ReturnType<typeof events.updateSubmitted>;
  type Chosen = ReturnType<typeof events.removeChosen>;

  /** Reads a list and keeps it. */
  function* read(filter: Filter): SagaGenerator<void> {
    const rows = yield* call(definition.list as (filter: Filter) => Promise<readonly object[]>, filter);
    yield* keepList(entity, keys.list(filter), rows as never[]);
  }

  function* load({ payload }: Opened) {
    yield* call(read, payload);
  }

  /** Runs the workflow of a sent form, says that it is done, and reads what is on screen anew. */
  function* save({ payload }: Submitted) {
    if ('id' in payload && definition.update) yield* call(definition.update, payload);
    else if (!('id' in payload) && definition.create) yield* call(definition.create, payload.draft);
    yield* put(noticeShown({ kind: 'success', text: say(messages.saved, { thing: name }) }));
    yield* call(readAgain);
  }

  /** Every list on screen may be older than a change, also one that is being read, and is read once more. */
  function* readAgain() {
    const everyList = keys.list({});
    for (const key of yield* select(selectRequestKeys, everyList)) yield* put(events.opened(filterOf(key.slice(everyList.length))));
  }

  /** Removes a row after a question. One that is gone already is what was wanted; after another failure the lists tell. */
  function* remove({ payload: { id, name: rowName } }: Chosen) {
    const isConfirmed = yield* call(askConfirmation, {
      title: say(title, { name: rowName }),
      text: messages.cannotBeUndone,
      consequences: consequence && [consequence],
      confirmLabel,
      isDestructive: true,
    });
    if (!isConfirmed || !definition.remove) return;
    try {
      yield* call(definition.remove, id);
    } catch (error) {
      if (!isNotFound(error)) {
        yield* call(readAgain);
        throw error;
      }
    }
    yield* put(entitiesRemoved({ kind: entity.kind, ids: [id] }));
    yield* call(readAgain);
    yield* put(noticeShown({ kind: 'success', text: say(done, { name: rowName }) }));
  }

  const { loadFailure = { text: say(messages.loadFailed, { things: name }) }, createFailed } = definition;
  const saveFailed = say(messages.saveFailed, { thing: name });
  const trackedLoad = tracked({ key: ({ payload }: Opened) => keys.list(payload), failure: loadFailure }, load);
  const trackedSave = tracked(
    {
      key: keys.save,
      failure: ({ payload }: Submitted) => ({ text: 'id' in payload ? saveFailed : (createFailed ?? saveFailed) }),
      keepsWork: ({ payload }: Submitted) => (payload.typed ? say(messages.saving, { thing: name }) : null),
    },
    save,
  );
  const trackedRemove = tracked(
    {
      key: ({ payload }: Chosen) => keys.remove(payload.id),
      failure: ({ payload }: Chosen) => ({ text: say(failed, { name: payload.name }) }),
      announces: true,
      offersRetry: true,
    },
    remove,
  );
  const submitted = {
    match: (event: UnknownAction): event is Submitted => events.createSubmitted.match(event) || events.updateSubmitted.match(event),
  };

  return {
    name,
    keys,
    events,
    read,
    /** The rows of a list, `undefined` before it was received. */
    selectRows: createSelector(
      [entity.selectTable as (state: unknown) => EntityTable<Row>, (state: ListsRoot, filter: Filter) => selectList(state, keys.list(filter))],
      (table, ids): readonly Row[] | undefined => ids?.map((id) => table[id]).filter((row) => row !== undefined),
    ),
    *watch() {
      yield* takeLatestEach(events.opened, ({ payload }) => keys.list(payload), trackedLoad);
      yield* takeLeadingEach(submitted, () => keys.save, trackedSave);
      yield* takeLeadingEach(events.removeChosen, ({ payload }) => payload.id, trackedRemove);
    },
  };
}

/** A resource as `useResource` takes it. */
export type Resource<Row extends { id: Id }, Draft> = ReturnType<typeof defineResource<Row, Draft>>;

/** A filter as a query string, the same for the same filter. */
export function queryOf(filter: Filter): string {
  const pairs = Object.entries(filter).map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(pairs.sort()).toString();
}

/** The filter that a query string says. */
export function filterOf(query: string): Filter {
  return Object.fromEntries(new URLSearchParams(query));
}
