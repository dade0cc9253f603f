import { hoursPlanReducers, watchDoctorAvailability } from '#client/features/doctor-availability';
import { firstFreeReducer, watchFirstFree } from '#client/features/first-free';

// What is done with the hours of the doctors who were found.

export { FirstFreeDialog } from '#client/features/first-free';
export { BulkFormDialog } from './hours/BulkFormDialog';
export { DoctorView } from './hours/DoctorView';
export { PlanForAll } from './hours/PlanForAll';

/** The slices of these rooms. */
export const reducers = { firstFree: firstFreeReducer, ...hoursPlanReducers };

/** Their workflows. */
export const watchers = { doctorAvailability: watchDoctorAvailability, firstFree: watchFirstFree };
