import { onDemand } from '#client/device/onDemand';

/** What comes after the tabs, in one piece. */
export const restCode = onDemand(() => import(/* webpackChunkName: "home-services-rest" */ './rest'));
