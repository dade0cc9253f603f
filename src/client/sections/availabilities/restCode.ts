import { onDemand } from '#client/device/onDemand';

/** The hours of the doctors who were found, in one piece. */
export const restCode = onDemand(() => import(/* webpackChunkName: "availabilities-rest" */ './rest'));
