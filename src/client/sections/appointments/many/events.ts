import { createAction } from '@reduxjs/toolkit';

import type { StatusAction, StatusChange } from '../list/statusActions';

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

/** A person pressed an action of the selection. */
export const bulkActionChosen = createAction<StatusAction>('appointments/bulkActionChosen');
/** A person wants these changes back, each of which was made as it says. */
export const bulkUndoChosen = createAction<readonly StatusChange[]>('appointments/bulkUndoChosen');
/** A person wants these changes back much later: each only as long as the appointment is still what was made of it. */
export const dayUndoChosen = createAction<readonly StatusChange[]>('appointments/dayUndoChosen');
