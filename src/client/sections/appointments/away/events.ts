import { createAction } from '@reduxjs/toolkit';

import { createViewEvent } from '#client/state/address';
import type { SentPlan } from './sent';

/** A person closed the dialog; what is being sent goes on, and what was sent is kept. */
export const awayClosed = createViewEvent('appointments/awayClosed', () => ({ away: null, late: null }));

/** A plan that a reload or the end of the session cut off is to go on; the device has kept it without a name. */
export const awayContinued = createAction<SentPlan>('appointments/awayContinued');
