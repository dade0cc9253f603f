import type { Action, PayloadAction } from '@reduxjs/toolkit';
import { createAction, isAnyOf } from '@reduxjs/toolkit';

import type { ListFilter } from '#client/sections/home-services/keys';
import { kindKeys } from '#client/sections/home-services/keys';
import type { Id } from '#contract/common';
import type { ItemDraft } from '../saving/items';

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

/** What a form sent, with the filter of the list on screen. */
interface SubmittedForm<Body, Filter> {
  draft: ItemDraft<Body>;
  filter: Filter;
  /** The values of the form itself; they are offered again when the end of the session interrupts the save. */
  typed?: object;
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

/** A person chose to remove a row. */
export type RemoveChosen = PayloadAction<Removal>;

/** A person chose to remove several rows. */
export type BulkRemoveChosen<Filter extends ListFilter> = PayloadAction<BulkRemoval<Filter>>;

/** Makes the events of a kind whose items are sent as `Body` and whose lists are narrowed by `Filter`. */
export function kindEvents<Body, Filter extends ListFilter>(kind: string) {
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
export type KindEvents<Body, Filter extends ListFilter> = ReturnType<typeof kindEvents<Body, Filter>>;
