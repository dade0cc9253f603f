import { createAction } from '@reduxjs/toolkit';

/** A person wants the opening hours of the doctors compared with their appointments. */
export const hoursCheckWanted = createAction('appointments/hoursCheckWanted');
/** A person wants no more of it. */
export const hoursCheckStopped = createAction('appointments/hoursCheckStopped');
/** A person wants the set-up looked through. */
export const setUpWanted = createAction('appointments/setUpWanted');
/** A person wants no more of it. */
export const setUpStopped = createAction('appointments/setUpStopped');
