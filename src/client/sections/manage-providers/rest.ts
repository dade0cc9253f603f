import { hoursPlanReducers, watchDoctorAvailability } from '#client/features/doctor-availability';

// The hours of the doctors and providers who were found.

export { ManageAvailabilitiesDialog, ProviderAvailabilitiesDialog } from '#client/features/doctor-availability';

/** Their slices. */
export const reducers = hoursPlanReducers;

/** Their workflows. */
export const watchers = { doctorAvailability: watchDoctorAvailability };
