import { createAction } from '@reduxjs/toolkit';

import type { StatusAction, StatusChange } from '../list/statusActions';

/** A person pressed an action of the selection. */
export const bulkActionChosen = createAction<StatusAction>('appointments/bulkActionChosen');
/** A person wants these changes back, each of which was made as it says. */
export const bulkUndoChosen = createAction<readonly StatusChange[]>('appointments/bulkUndoChosen');
/** A person wants these changes back much later: each only as long as the appointment is still what was made of it. */
export const dayUndoChosen = createAction<readonly StatusChange[]>('appointments/dayUndoChosen');
