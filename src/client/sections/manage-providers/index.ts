import { watchDoctorAvailability } from '#client/features/doctor-availability';
import { watchDoctorProfile } from '#client/features/doctor-profile';
import { ManageProvidersSection } from './ManageProvidersSection';
import { watchDirectory } from './sagas';
import { directoryReducer } from './slice';

/** The section "manage-providers" (Spec 1 §2). */
export const manageProvidersSection = {
  Section: ManageProvidersSection,
  reducers: { directory: directoryReducer },
  watchers: {
    directory: watchDirectory,
    doctorAvailability: watchDoctorAvailability,
    doctorProfile: watchDoctorProfile,
  },
};
