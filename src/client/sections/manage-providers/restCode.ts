import { onDemand } from '#client/device/onDemand';

/** The hours of the doctors and providers who were found, in one piece. */
export const restCode = onDemand(() => import(/* webpackChunkName: "manage-providers-rest" */ './rest'));
