import { createAction } from '@reduxjs/toolkit';

import type { Id } from '#contract/common';
import type { ListFilter } from '../kind/defineKind';

/** What stands in the columns of a row, by their ids, in the form in which it is compared; nothing of a blank cell. */
export type SheetValues = Readonly<Record<string, string>>;

/** A row of a file that is to be saved: plain data, so that it can be sent again later. */
export interface SheetRow {
  /** What narrows the list that it belongs to, such as the provider of a link. */
  filter: ListFilter;
  /** The thing that it changes; `null` where it makes one. */
  id: Id | null;
  /** By what a new one is found again: its code, or the item that it links. */
  key: string;
  name: string;
  /** What is wanted, by column: of a known thing only what is changed. */
  wanted: SheetValues;
  /** What stood there when the person saw the difference. */
  before: SheetValues;
  /** The cells as the file has them. */
  cells: SheetValues;
}

/** A person has looked at the difference between a file and a list, and wants it saved. */
export const sheetApplied = createAction<{ sheet: string; filter: ListFilter; rows: readonly SheetRow[] }>(
  'homeServices/sheetApplied',
);
