import { createAction } from '@reduxjs/toolkit';

/** The row of an appointment, by the text of its id. */
type RowKey = string;

/** Rows that Shift takes in one go: from the one that it began at to the one that it has reached, as they are shown. */
export interface Extension {
  anchor: RowKey;
  end: RowKey;
}

/** A person chose a row, or no longer. */
export const rowChoiceToggled = createAction<RowKey>('appointments/rowChoiceToggled');
/** A person chose the rows between two by Shift; they take the place of those of the same beginning. */
export const rowsExtended = createAction<Extension & { keys: readonly RowKey[] }>('appointments/rowsExtended');
/** A person chose these rows beside those that are chosen. */
export const rowsChosen = createAction<readonly RowKey[]>('appointments/rowsChosen');
/** These rows are no longer chosen: a person took them back, or what they were chosen for is done. */
export const rowsUnchosen = createAction<readonly RowKey[]>('appointments/rowsUnchosen');
/** Only these rows are chosen from now on. */
export const selectionNarrowed = createAction<readonly RowKey[]>('appointments/selectionNarrowed');
/** A person wants no row to be chosen. */
export const selectionCleared = createAction('appointments/selectionCleared');
