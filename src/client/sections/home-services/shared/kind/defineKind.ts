import type { SagaGenerator } from 'typed-redux-saga';

import type { Normalized } from '#client/entities/entityStore';
import type { FailurePolicy } from '#client/lib/errors';
import type { Message } from '#client/lib/text';
import type { ListFilter } from '#client/sections/home-services/keys';
import { kindKeys } from '#client/sections/home-services/keys';
import { messages } from '#client/sections/home-services/messages';
import type { Id } from '#contract/common';
import type { KindEvents } from './events';

/** The sentences about saving one kind of thing. */
export interface SavingTexts {
  saving: Message;
  stillSaving: Message;
  saved: Message;
  saveFailed: Message;
  /** The sentence for a failed creation, where the specification has one of its own. */
  createFailed?: Message;
}

interface RemovalTexts {
  title: Message;
  confirmLabel: Message;
  consequence?: Message;
  removed: Message;
  removeFailed: Message;
}

/** The call that removes a row, with the sentences of its question and its notices. */
export interface KindRemoval {
  remove: (id: Id) => Promise<unknown>;
  /** Asks whether a row is gone, where the list of its kind on screen does not tell. */
  isGone?: (id: Id) => SagaGenerator<boolean>;
  texts: RemovalTexts;
}

/** A kind of the normalized store whose lists are kept. */
export interface ListedEntity<Wire extends object, Row, Root> {
  kind: string;
  normalize: (list: readonly Wire[]) => Normalized;
  makeSelectList: <Args extends unknown[]>(
    keyOf: (...args: Args) => string,
  ) => (state: Root, ...args: Args) => readonly Row[] | undefined;
}

interface Definition<Wire extends object, Row extends { id: Id }, Draft, Filter extends ListFilter, Root> {
  events: KindEvents<Draft, Filter>;
  entity: ListedEntity<Wire, Row, Root>;
  list?: (filter: Filter) => Promise<readonly Wire[]>;
  /** What is said when a list cannot be read. */
  loadFailure?: FailurePolicy;
  removal?: Omit<KindRemoval, 'texts'> & { texts?: Partial<RemovalTexts> };
}

/** One kind of thing that is listed by filter, created, changed and removed. */
export interface Kind<Row extends { id: Id }, Draft, Filter extends ListFilter, Root = never> {
  name: string;
  keys: ReturnType<typeof kindKeys>;
  events: KindEvents<Draft, Filter>;
  entity: { kind: string };
  /** The rows of a list, `undefined` before it was received. */
  selectRows: (state: Root, filter: Filter) => readonly Row[] | undefined;
  loadFailure: FailurePolicy;
  removal?: KindRemoval;
}

/** How the lists of a kind are read and stored; `Wire` is a row as its service sends it. */
export interface KindLists<Wire extends object, Filter extends ListFilter> {
  keys: ReturnType<typeof kindKeys>;
  entity: { normalize: (list: readonly Wire[]) => Normalized };
  list?: (filter: Filter) => Promise<readonly Wire[]>;
}

/** Makes a kind of its events, its entity and what its service can do; `watchKind` serves it. */
export function defineKind<Wire extends object, Row extends { id: Id }, Draft, Filter extends ListFilter, Root>({
  events,
  entity,
  list,
  loadFailure = { text: messages.loadFailed },
  removal,
}: Definition<Wire, Row, Draft, Filter, Root>): Kind<Row, Draft, Filter, Root> & KindLists<Wire, Filter> {
  const keys = kindKeys(events.kind);
  const selectRows = entity.makeSelectList<[filter: Filter]>(keys.list);
  return {
    name: events.kind,
    keys,
    events,
    entity,
    selectRows,
    list,
    loadFailure,
    removal: removal && { ...removal, texts: { ...deleting, ...removal.texts } },
  };
}

const deleting: RemovalTexts = {
  title: messages.deleteTitle,
  confirmLabel: messages.deleteConfirm,
  removed: messages.deleted,
  removeFailed: messages.deleteFailed,
};
