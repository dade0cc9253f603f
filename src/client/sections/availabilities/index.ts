import { onDemand } from '#client/device/onDemand';
import { entitiesReducer } from '#client/entities/entitiesReducer';
import { hoursPlansReducer, watchDoctorAvailability } from '#client/features/doctor-availability';
import { firstFreeReducer, watchFirstFree } from '#client/features/first-free';
import { AvailabilitiesSection } from './AvailabilitiesSection';
import { watchAvailabilities } from './sagas';

/** The section "availabilities" (Spec 1 §2); all its view state stands in the address. */
export const availabilitiesSection = {
  Section: AvailabilitiesSection,
  reducers: { entities: entitiesReducer, firstFree: firstFreeReducer, hoursPlans: hoursPlansReducer },
  watchers: {
    availabilities: watchAvailabilities,
    doctorAvailability: watchDoctorAvailability,
    firstFree: watchFirstFree,
  },
  findable: onDemand(() => import('./late/findable').then(({ availabilitiesFindable }) => availabilitiesFindable)),
};
