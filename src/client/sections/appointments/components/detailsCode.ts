import { onDemand } from '#client/lib/onDemand';

/** What an open row shows, which is fetched once the list stands: no list needs it to be shown. */
export const detailsCode = onDemand(() =>
  import(/* webpackChunkName: "details" */ './AppointmentDetails').then(({ AppointmentDetails }) => AppointmentDetails),
);
