import { watchDoctorAvailability } from '../../features/doctor-availability';
import { AvailabilitySection } from './AvailabilitySection';
import { watchAvailabilityBrowsing } from './sagas';

/** The section "availabilities" (Spec 1 §2). Its view state lives in the address, so it has no slices of its own. */
export const availabilitySection = {
  Section: AvailabilitySection,
  reducers: {},
  watchers: { availabilityBrowsing: watchAvailabilityBrowsing, doctorAvailability: watchDoctorAvailability },
};
