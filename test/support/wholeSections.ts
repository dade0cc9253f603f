import { appointmentsSection as firstOfAppointments } from '#client/sections/appointments';
import * as restOfAppointments from '#client/sections/appointments/rest';
import { homeServicesSection as firstOfHomeServices } from '#client/sections/home-services';
import * as restOfHomeServices from '#client/sections/home-services/rest';

/** The appointments with their other rooms, as they are once all of their code is there. */
export const appointmentsSection = {
  ...firstOfAppointments,
  reducers: { ...firstOfAppointments.reducers, ...restOfAppointments.reducers },
  watchers: { ...firstOfAppointments.watchers, ...restOfAppointments.watchers },
};

/** Home Services with what comes after its tabs. */
export const homeServicesSection = {
  ...firstOfHomeServices,
  reducers: { ...firstOfHomeServices.reducers, ...restOfHomeServices.reducers },
  watchers: { ...firstOfHomeServices.watchers, ...restOfHomeServices.watchers },
};
