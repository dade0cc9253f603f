import { createAction } from '@reduxjs/toolkit';

import type { CsvDialect } from '#client/lib/csv';
import type { Language } from '#client/ui/language/useT';
import type { DateText } from '#contract/common';
import type { Placeholders } from '../list/usePlaceholders';
import type { ColumnId } from '../view/columns';

/** Which rows a file is made of, and in which language: it speaks that of the page, a workflow none. */
export interface CsvOrder {
  today: DateText;
  /** What the list shows for unknown names, as `selectVisible` searches it. */
  placeholders: Placeholders;
  columns: readonly ColumnId[];
  language: Language;
  dialect: CsvDialect;
}

/** A person asked for the list as a CSV file. */
export const csvChosen = createAction<CsvOrder>('appointments/csvChosen');
/** So much of the CSV file is written, in percent. */
export const csvProgressed = createAction<number>('appointments/csvProgressed');
