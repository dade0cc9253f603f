import { onDemand } from '#client/device/onDemand';
import { entitiesReducer } from '#client/entities/entitiesReducer';
import { doctorProfileReducer, watchDoctorProfile } from '#client/features/doctor-profile';
import { manageProvidersReducer } from './directory/slice';
import { ManageProvidersSection } from './ManageProvidersSection';
import { restCode } from './restCode';
import { watchManageProviders } from './sagas';

/** The section "manage-providers" (Spec 1 §2). Its hours come by `rest`. */
export const manageProvidersSection = {
  Section: ManageProvidersSection,
  reducers: {
    entities: entitiesReducer,
    manageProviders: manageProvidersReducer,
    doctorProfile: doctorProfileReducer,
  },
  watchers: {
    manageProviders: watchManageProviders,
    doctorProfile: watchDoctorProfile,
  },
  rest: restCode,
  findable: onDemand(() => import('./finding/findable').then(({ directoryFindable }) => directoryFindable)),
};
