import { watchDoctorAvailability } from '#client/features/doctor-availability';
import { AvailabilitiesSection } from './AvailabilitiesSection';
import { watchAvailabilities } from './sagas';

/** The section "availabilities" (Spec 1 §2); it has no slice, for all its view state stands in the address. */
export const availabilitiesSection = {
  Section: AvailabilitiesSection,
  reducers: {},
  watchers: { availabilities: watchAvailabilities, doctorAvailability: watchDoctorAvailability },
};
