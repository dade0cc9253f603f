import type { UnknownAction } from '@reduxjs/toolkit';
import { createAction } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';

import type { Normalized } from '#client/entities/entityStore';
import { entitiesRemoved, storeList } from '#client/entities/entityStore';
import type { FailurePolicy } from '#client/lib/errors';
import { isNotFound } from '#client/lib/errors';
import type { Message } from '#client/lib/text';
import { say } from '#client/lib/text';
import { keysOf } from '#client/sections/home-services/keys';
import { messages } from '#client/sections/home-services/messages';
import { askConfirmation } from '#client/state/confirmations';
import type { ListsRoot } from '#client/state/lists';
import { noticeShown } from '#client/state/notices';
import { selectRequestKeys } from '#client/state/requests/requests';
import { tracked } from '#client/state/requests/tracked';
import { takeLatestEach } from '#client/state/sagas/takeLatestEach';
import { takeLeadingEach } from '#client/state/sagas/takeLeadingEach';
import type { Id } from '#contract/common';

/** A form that was sent, for the list that is on screen. */
export interface Sent<Draft, Query> {
  draft: Draft;
  filter: Query;
  /** The values of the form itself, to be offered again when the end of the session cuts the save off. */
  typed?: object;
}

/** A row that was changed in its form. */
export interface Change<Draft> {
  id: Id;
  draft: Draft;
}

/** A row to be removed, by the name that the question shows. */
export interface Removal {
  id: Id;
  name: string;
}

interface EntityKind<Wire, Row, Root> {
  kind: string;
  normalize: (list: readonly Wire[]) => Normalized;
  makeSelectList: <Query>(
    keyOf: (filter: Query) => string,
  ) => (state: Root & ListsRoot, filter: Query) => readonly Row[] | undefined;
}

interface Definition<Wire, Row extends { id: Id }, Draft, Query, Root> {
  /** Its word in the keys of the request table, in its events, and in the sentences of `messages`. */
  name: string;
  entity: EntityKind<Wire, Row, Root>;
  /** What its service can do with it: a query narrows the list by wire name. */
  calls: {
    list?: (query: Query) => Promise<readonly Wire[]>;
    remove?: (id: Id) => Promise<unknown>;
  };
  /** What is said when the list cannot be read. */
  loadFailure?: FailurePolicy;
  /** A whole workflow each, which may remember its steps under the key; what it throws is the failure of the save. */
  create?: (draft: Draft, key: string) => Generator;
  update?: (change: Change<Draft>, key: string) => Generator;
  /** What is said when nothing could be created, where the specification has a sentence of its own. */
  createFailed?: Message;
  /** What the question before a removal says, and what is said of it afterwards; "Delete" unless told. */
  removal?: { title?: Message; confirmLabel?: Message; consequence?: Message; done?: Message; failed?: Message };
}

/** Where nothing narrows a list. */
type NoFilter = Record<string, never>;

/**
 * One kind of thing that is listed by filter, created, changed and removed: its events, its keys, the selector of its
 * rows and the saga that serves it. It draws nothing.
 */
export function defineResource<Wire, Row extends { id: Id }, Root, Draft = never, Query extends object = NoFilter>(
  definition: Definition<Wire, Row, Draft, Query, Root>,
) {
  const { name, entity, calls } = definition;
  const { title = messages.deleteTitle, confirmLabel = messages.deleteConfirm, consequence } = definition.removal ?? {};
  const { done = messages.deleted, failed = messages.deleteFailed } = definition.removal ?? {};
  const keys = keysOf<Query>(name);
  const events = {
    /** A list came on screen, or is wanted afresh. */
    opened: createAction(`homeServices/${name}/opened`, (filter: Query) => ({ payload: filter })),
    createSubmitted: createAction<Sent<Draft, Query>>(`homeServices/${name}/createSubmitted`),
    updateSubmitted: createAction<Sent<Draft, Query> & { id: Id }>(`homeServices/${name}/updateSubmitted`),
    removeChosen: createAction<Removal>(`homeServices/${name}/removeChosen`),
  };
  type Opened = ReturnType<typeof events.opened>;
  type Submitted = ReturnType<typeof events.createSubmitted> | ReturnType<typeof events.updateSubmitted>;
  type Chosen = ReturnType<typeof events.removeChosen>;

  /** Reads a list and keeps it. */
  function* read(filter: Query): SagaGenerator<void> {
    if (!calls.list) return;
    const rows = yield* call(calls.list, filter);
    yield* storeList(entity, keys.list(filter), rows);
  }

  function* load({ payload }: Opened) {
    yield* call(read, payload);
  }

  /** Runs the workflow of a sent form, says that it is done, and reads what is on screen anew. */
  function* save({ payload }: Submitted) {
    if ('id' in payload && definition.update) yield* call(definition.update, payload, keys.save);
    else if (!('id' in payload) && definition.create) yield* call(definition.create, payload.draft, keys.save);
    yield* put(noticeShown({ kind: 'success', text: say(messages.saved, { thing: name }) }));
    yield* call(readAgain);
  }

  /** Every list on screen may be older than a change, also one that is being read, and is read once more. */
  function* readAgain() {
    for (const key of yield* select(selectRequestKeys, keys.everyList)) yield* put(events.opened(keys.filterOf(key)));
  }

  /**
   * Removes a row after a question. One that is gone already is what was wanted; after another failure the lists
   * tell.
   */
  function* remove({ payload: { id, name: rowName } }: Chosen) {
    const isConfirmed = yield* call(askConfirmation, {
      title: say(title, { name: rowName }),
      text: messages.cannotBeUndone,
      consequences: consequence && [consequence],
      confirmLabel,
      isDestructive: true,
    });
    if (!isConfirmed || !calls.remove) return;
    try {
      yield* call(calls.remove, id);
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

  const { loadFailure = { text: messages.loadFailed }, createFailed } = definition;
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
    match: (event: UnknownAction): event is Submitted =>
      events.createSubmitted.match(event) || events.updateSubmitted.match(event),
  };

  return {
    name,
    keys,
    events,
    read,
    /** The rows of a list, `undefined` before it was received. */
    selectRows: entity.makeSelectList(keys.list),
    *watch() {
      yield* takeLatestEach(events.opened, ({ payload }) => keys.list(payload), trackedLoad);
      yield* takeLeadingEach(submitted, () => keys.save, trackedSave);
      yield* takeLeadingEach(events.removeChosen, ({ payload }) => payload.id, trackedRemove);
    },
  };
}

/** A resource as `useResource` takes it. */
export type Resource<Row extends { id: Id }, Draft, Query extends object> = ReturnType<
  typeof defineResource<never, Row, never, Draft, Query>
>;
