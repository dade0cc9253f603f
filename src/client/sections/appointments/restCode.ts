import { onDemand } from '#client/device/onDemand';

/** The rooms that come after the list, in one piece. */
export const restCode = onDemand(() => import(/* webpackChunkName: "appointments-rest" */ './rest'));
