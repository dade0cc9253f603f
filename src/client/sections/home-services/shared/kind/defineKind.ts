import { createAction, isAnyOf, type Action, type PayloadAction } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';

import type { Normalized } from '#client/entities/entityStore';
import type { Whose } from '#client/features/coming-visits';
import type { FailurePolicy } from '#client/lib/errors';
import type { TallyTexts } from '#client/lib/tally';
import type { Message } from '#client/lib/text';
import { deletedTally, homeMessages } from '#client/sections/home-services/messages';
import { uiMessages } from '#client/ui/language/messages';
import type { Id } from '#contract/common';
import type { ItemDraft, ItemApi, Saving, SavingRules } from '../saving/items';

/** The filter of a list, by wire name: ids, or texts as the address holds them; a missing one narrows nothing. */
export type ListFilter = Readonly<Record<string, Id | undefined>>;

/** The keys of one kind in the request table, and of its lists also in `lists`. */
export function kindKeys(kind: string) {
  return {
    /** A list; the same key for the same filter. */
    list: (filter: ListFilter) => `homeServices/${kind}/list/${queryOf(filter)}`,
    /** One form is saved at a time, whichever row it is about. */
    save: `homeServices/${kind}/save`,
    remove: (id: Id) => `homeServices/${kind}/remove/${id}`,
    /** The ledger of several rows of a list that are removed together. */
    removeMany: (filter: ListFilter) => `homeServices/${kind}/removeMany/${queryOf(filter)}`,
  };
}

function queryOf(filter: ListFilter): string {
  const pairs = Object.entries(filter).map(([name, value]) => [name, String(value ?? '')]);
  return new URLSearchParams(pairs.filter(([, value]) => value).sort()).toString();
}

/** A list of a kind, with what narrows it and its key. */
export interface OpenList<Filter extends ListFilter = ListFilter> {
  kind: string;
  key: string;
  filter: Filter;
}

/** A list came on screen. */
export const listOpened = createAction<OpenList>('homeServices/listOpened');

/** A list left the screen, by its key. */
export const listClosed = createAction<string>('homeServices/listClosed');

/** A list may be older than what its service has. */
export const listOutdated = createAction<OpenList>('homeServices/listOutdated');

/** A row of a kind was made here, and is to be shown once its list has it. */
export const rowMade = createAction<{ kind: string; id: Id }>('homeServices/rowMade');

/** What a form sent, with the filter of the list on screen. */
interface SubmittedForm<Body, Filter> {
  draft: ItemDraft<Body>;
  filter: Filter;
  /** The values of the form itself; they are offered again when the end of the session interrupts the save. */
  typed?: object | undefined;
  /** The row as it was when its form was opened: what somebody else has changed since is told by it. */
  opened?: object | undefined;
}

/** A row to be removed, with the name that the question shows. */
export interface Removal {
  id: Id;
  name: string;
}

/** Several rows of a list to be removed together. */
export interface BulkRemoval<Filter> {
  filter: Filter;
  removals: readonly Removal[];
}

/** A list that came on screen, or is wanted afresh. */
export type ListWanted<Filter extends ListFilter> = PayloadAction<OpenList<Filter>>;

/** A sent form, with an id where it changes an existing row. */
export type Submitted<Body, Filter> = PayloadAction<SubmittedForm<Body, Filter> & { id?: Id }>;

/** Makes the events of a kind whose items are sent as `Body` and whose lists are narrowed by `Filter`. */
function kindEvents<Body, Filter extends ListFilter>(kind: string) {
  const keys = kindKeys(kind);
  const list = (filter: Filter): OpenList<Filter> => ({ kind, key: keys.list(filter), filter });
  const createSubmitted = createAction<SubmittedForm<Body, Filter>>(`homeServices/${kind}/createSubmitted`);
  const updateSubmitted = createAction<SubmittedForm<Body, Filter> & { id: Id }>(
    `homeServices/${kind}/updateSubmitted`,
  );
  return {
    opened: (filter: Filter) => listOpened(list(filter)),
    outdated: (filter: Filter) => listOutdated(list(filter)),
    createSubmitted,
    updateSubmitted,
    /** A person left the form, or wanted another one, while it was being saved. */
    leftWhileSaving: createAction(`homeServices/${kind}/leftWhileSaving`),
    removeChosen: createAction<Removal>(`homeServices/${kind}/removeChosen`),
    bulkRemoveChosen: createAction<BulkRemoval<Filter>>(`homeServices/${kind}/bulkRemoveChosen`),
    /** Matches what asks for a list of this kind. */
    listWanted: {
      match: (event: Action): event is ListWanted<Filter> => isListWanted(event) && event.payload.kind === kind,
    },
    /** Matches both kinds of sent form: for a new row and for an existing one. */
    submitted: {
      match: (event: Action): event is Submitted<Body, Filter> =>
        createSubmitted.match(event) || updateSubmitted.match(event),
    },
  };
}

const isListWanted = isAnyOf(listOpened, listOutdated);

/** The events of one kind. */
type KindEvents<Body, Filter extends ListFilter> = ReturnType<typeof kindEvents<Body, Filter>>;

/** The sentences about reading the lists of a kind. */
interface ListTexts {
  loadFailed?: Message;
  /** The sentence for a list whose service does not answer, where the specification has one of its own. */
  loadLost?: Message;
}

/** The sentences about saving one thing. */
export interface SavingTexts {
  saving: Message;
  stillSaving: Message;
  saved: Message;
  saveFailed: Message;
  /** The sentence for a failed creation, where the specification has one of its own. */
  createFailed?: Message;
}

/** What is said where several rows are removed together. */
interface RemovalOfMany {
  /** The button, with how many are ticked. */
  selected: Message;
  title: Message;
  confirmLabel: Message;
  /** What is being done, and what is said where it broke off. */
  doing: Message;
  failed: Message;
  tally: TallyTexts;
  /** What the ledger says that was done. */
  deed: 'deleted' | 'unlinked';
}

interface RemovalTexts {
  title: Message;
  confirmLabel: Message;
  consequence?: Message;
  removed: Message;
  removeFailed: Message;
  many: RemovalOfMany;
}

/** Asks whether a row is gone, where the list of its kind on screen does not tell. */
type IsGone = (id: Id) => SagaGenerator<boolean>;

/** Whose appointments a row may have, by its name: its question says how many are to come. */
type WhoseVisits = (name: string) => Whose;

/** The call that removes a row, with the sentences of its question and its notices. */
export interface KindRemoval {
  remove: (id: Id) => Promise<unknown>;
  isGone?: IsGone | undefined;
  whoseVisits?: WhoseVisits | undefined;
  texts: RemovalTexts;
}

/** A kind of the normalized store whose lists are kept. */
interface ListedEntity<Item extends object, Row, Root> {
  kind: string;
  normalize: (list: readonly Item[]) => Normalized;
  makeSelectList: <Args extends unknown[]>(
    keyOf: (...args: Args) => string,
  ) => (state: Root, ...args: Args) => readonly Row[] | undefined;
}

interface AnyKind<Item extends object, Row extends { id: Id }, Root> {
  /** The name of one such thing, by which its events and requests are told from those of other kinds. */
  name: string;
  entity: ListedEntity<Item, Row, Root>;
  /** What is said in place of the usual sentences when a row is removed. */
  removal?: Partial<RemovalTexts> & { isGone?: IsGone; whoseVisits?: WhoseVisits };
}

/** A kind whose things are only read, or removed. */
interface ReadKind<Item, Filter> {
  api: { list?: (filter: Filter) => Promise<readonly Item[]>; remove?: (id: Id) => Promise<unknown> };
  texts?: ListTexts;
  saving?: undefined;
}

/** A kind whose things are made and changed by a form as well. */
interface SavedKind<Item, Body, Filter> {
  api: ItemApi<Item, Body, Filter> & { remove: (id: Id) => Promise<unknown> };
  texts: ListTexts & SavingTexts;
  saving: SavingRules<Item, Body, Filter>;
}

type Definition<Item extends object, Row extends { id: Id }, Body, Filter, Root> = AnyKind<Item, Row, Root> &
  (ReadKind<Item, Filter> | SavedKind<Item, Body, Filter>);

/** One kind of thing, as its views know it: its rows by filter, and what can happen to them. */
export interface Kind<Row extends { id: Id }, Body, Filter extends ListFilter, Root = never> {
  name: string;
  keys: ReturnType<typeof kindKeys>;
  events: KindEvents<Body, Filter>;
  /** The rows of a list, `undefined` before it was received. */
  selectRows: (state: Root, filter: Filter) => readonly Row[] | undefined;
}

/** How the lists of a kind are read and stored; `Item` is a row as its service sends it. */
export interface KindLists<Item extends object, Filter extends ListFilter> {
  keys: ReturnType<typeof kindKeys>;
  entity: { kind: string; normalize: (list: readonly Item[]) => Normalized };
  list?: ((filter: Filter) => Promise<readonly Item[]>) | undefined;
}

/** What the workflows of a kind need beside its events: how its lists are read, its things saved and removed. */
export interface KindService<Item extends object, Body, Filter extends ListFilter> extends KindLists<Item, Filter> {
  /** What is said when a list cannot be read. */
  loadFailure: FailurePolicy;
  /** How what its form sends is saved, where it has a form. */
  form?: { saving: Saving<Item, Body, Filter>; texts: SavingTexts } | undefined;
  removal?: KindRemoval | undefined;
}

/** Defines one kind of thing: its entity, its calls, its sentences and how it is saved. `watchKind` serves it. */
export function defineKind<Item extends object, Row extends { id: Id }, Body, Filter extends ListFilter, Root>(
  definition: Definition<Item, Row, Body, Filter, Root>,
): Kind<Row, Body, Filter, Root> & KindService<Item, Body, Filter> {
  const { name, entity, api, texts, removal: { isGone, whoseVisits, ...removalTexts } = {} } = definition;
  const keys = kindKeys(name);
  return {
    name,
    keys,
    events: kindEvents<Body, Filter>(name),
    entity,
    selectRows: entity.makeSelectList<[filter: Filter]>(keys.list),
    list: api.list,
    loadFailure: { text: texts?.loadFailed ?? homeMessages.loadFailed, lost: texts?.loadLost },
    form: definition.saving && {
      saving: { ...definition.saving, api: definition.api },
      texts: definition.texts,
    },
    removal: api.remove && { remove: api.remove, isGone, whoseVisits, texts: { ...REMOVING, ...removalTexts } },
  };
}

/** What is said of removed rows unless their kind says otherwise. */
export const REMOVING: RemovalTexts = {
  title: homeMessages.deleteTitle,
  confirmLabel: uiMessages.delete,
  removed: homeMessages.deleted,
  removeFailed: homeMessages.deleteFailed,
  many: {
    selected: homeMessages.deleteSelected,
    title: homeMessages.deleteManyTitle,
    confirmLabel: uiMessages.delete,
    doing: homeMessages.deletingMany,
    failed: homeMessages.deleteManyFailed,
    tally: deletedTally,
    deed: 'deleted',
  },
};
