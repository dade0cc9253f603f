import { NO_FILTERS } from '../list/address';
import type { ColumnId } from './columns';

/** Which columns stand in the list, in which order, how wide. */
export interface ColumnLayout {
  /** The columns in their order; `null` where the width of the page decides. */
  columns: readonly ColumnId[] | null;
  /** The pixels of the columns that a person has given a width. */
  widths: Readonly<Partial<Record<ColumnId, number>>>;
}

/** A view that a person has named: filters, sort and columns, never a search. */
export interface NamedView extends ColumnLayout {
  id: string;
  name: string;
  /** The parameters of the address that it sets; those that it lacks are not set. */
  params: Readonly<Record<string, string>>;
}

/** How the list is laid out, and the views that are saved; the device keeps both (decisions: what the device keeps). */
export interface ListView extends ColumnLayout {
  views: readonly NamedView[];
}

/** The parameters of the address that a saved view sets, each put back. */
export const NOTHING_CHOSEN = { ...NO_FILTERS, period: null, sort: null } as const;

/** The names of the parameters that a saved view keeps; no search, which may name a person. */
export const VIEW_PARAMS: readonly string[] = Object.keys(NOTHING_CHOSEN);
