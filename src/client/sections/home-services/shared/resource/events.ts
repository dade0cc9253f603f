import type { Action, PayloadAction } from '@reduxjs/toolkit';
import { createAction, isAnyOf } from '@reduxjs/toolkit';

import type { ListFilter } from '#client/sections/home-services/keys';
import { resourceKeys } from '#client/sections/home-services/keys';
import type { Id } from '#contract/common';

/** A list of a resource, with what narrows it and its key. */
export interface OpenList<Filter extends ListFilter = ListFilter> {
  resource: string;
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
export interface Sent<Draft, Filter> {
  draft: Draft;
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
export type Submitted<Draft, Filter> = PayloadAction<Sent<Draft, Filter> & { id?: Id }>;

/** A person chose to remove a row. */
export type RemoveChosen = PayloadAction<Removal>;

/** A person chose to remove several rows. */
export type BulkRemoveChosen<Filter extends ListFilter> = PayloadAction<BulkRemoval<Filter>>;

/** The filter of a list that is never narrowed. */
type NoFilter = Record<string, never>;

/** Makes the events of a resource whose forms send `Draft` and whose lists are narrowed by `Filter`. */
export function resourceEvents<Draft = never, Filter extends ListFilter = NoFilter>(resource: string) {
  const keys = resourceKeys(resource);
  const list = (filter: Filter): OpenList<Filter> => ({ resource, key: keys.list(filter), filter });
  const createSubmitted = createAction<Sent<Draft, Filter>>(`homeServices/${resource}/createSubmitted`);
  const updateSubmitted = createAction<Sent<Draft, Filter> & { id: Id }>(`homeServices/${resource}/updateSubmitted`);
  return {
    resource,
    opened: (filter: Filter) => listOpened(list(filter)),
    outdated: (filter: Filter) => listOutdated(list(filter)),
    createSubmitted,
    updateSubmitted,
    /** A person left the form, or wanted another one, while it was being saved. */
    leftWhileSaving: createAction(`homeServices/${resource}/leftWhileSaving`),
    removeChosen: createAction<Removal>(`homeServices/${resource}/removeChosen`),
    bulkRemoveChosen: createAction<BulkRemoval<Filter>>(`homeServices/${resource}/bulkRemoveChosen`),
    /** Matches what asks for a list of this resource. */
    listWanted: {
      match: (event: Action): event is ListWanted<Filter> => isListWanted(event) && event.payload.resource === resource,
    },
    /** Matches both kinds of sent form: for a new row and for an existing one. */
    submitted: {
      match: (event: Action): event is Submitted<Draft, Filter> =>
        createSubmitted.match(event) || updateSubmitted.match(event),
    },
  };
}

const isListWanted = isAnyOf(listOpened, listOutdated);

/** The events of one resource. */
export type ResourceEvents<Draft, Filter extends ListFilter> = ReturnType<typeof resourceEvents<Draft, Filter>>;
