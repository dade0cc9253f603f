import { watchDoctorAvailability } from '#client/features/doctor-availability';
import { AvailabilitiesSection } from './AvailabilitiesSection';
import { watchAvailabilities } from './sagas';

/** The section "availabilities" (Spec 1 §2). Its view state lives in the address, so it has no slices of its own. */
export const availabilitiesSection = {
  Section: AvailabilitiesSection,
  reducers: {},
  watchers: { availabilities: watchAvailabilities, doctorAvailability: watchDoctorAvailability },
};
