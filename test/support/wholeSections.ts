import { appointmentsSection as firstOfAppointments } from '#client/sections/appointments';
import * as restOfAppointments from '#client/sections/appointments/rest';

/** The appointments with their other rooms, as they are once all of their code is there. */
export const appointmentsSection = {
  ...firstOfAppointments,
  reducers: { ...firstOfAppointments.reducers, ...restOfAppointments.reducers },
  watchers: { ...firstOfAppointments.watchers, ...restOfAppointments.watchers },
};
