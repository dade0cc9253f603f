import { createAction } from '@reduxjs/toolkit';

import type { DateText } from '#contract/common';
import type { Placeholders } from '../list/usePlaceholders';
import type { ColumnId } from '../view/columns';

/** Which rows a file is made of, and its words: a file speaks the language of the page, a workflow none. */
export interface CsvOrder {
  today: DateText;
  /** What the list shows for unknown names, as `selectVisible` searches it. */
  placeholders: Placeholders;
  columns: readonly ColumnId[];
  header: readonly string[];
  /** What the known statuses are called. */
  statuses: Readonly<Record<string, string>>;
}

/** A person asked for the list as a CSV file. */
export const csvChosen = createAction<CsvOrder>('appointments/csvChosen');
/** So much of the CSV file is written, in percent. */
export const csvProgressed = createAction<number>('appointments/csvProgressed');
/** A person asked for the menu of what can be done with the whole list. */
export const exportOpened = createAction('appointments/exportOpened');
