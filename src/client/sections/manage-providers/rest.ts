import { hoursPlansReducer, watchDoctorAvailability } from '#client/features/doctor-availability';

// The hours of the doctors and providers who were found.

export { ManageAvailabilitiesDialog, ProviderAvailabilitiesDialog } from '#client/features/doctor-availability';

/** Their slice. */
export const reducers = { hoursPlans: hoursPlansReducer };

/** Their workflows. */
export const watchers = { doctorAvailability: watchDoctorAvailability };
