import { onDemand } from '#client/device/onDemand';
import { entitiesReducer } from '#client/entities/entitiesReducer';
import { hoursPlansReducer, watchDoctorAvailability } from '#client/features/doctor-availability';
import { doctorProfileReducer, watchDoctorProfile } from '#client/features/doctor-profile';
import { manageProvidersReducer } from './directory/slice';
import { ManageProvidersSection } from './ManageProvidersSection';
import { watchManageProviders } from './sagas';

/** The section "manage-providers" (Spec 1 §2). */
export const manageProvidersSection = {
  Section: ManageProvidersSection,
  reducers: {
    entities: entitiesReducer,
    manageProviders: manageProvidersReducer,
    doctorProfile: doctorProfileReducer,
    hoursPlans: hoursPlansReducer,
  },
  watchers: {
    manageProviders: watchManageProviders,
    doctorAvailability: watchDoctorAvailability,
    doctorProfile: watchDoctorProfile,
  },
  findable: onDemand(() => import('./late/findable').then(({ directoryFindable }) => directoryFindable)),
};
