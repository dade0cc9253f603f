import { onDemand } from '#client/device/onDemand';

/** What comes after the first screen of whoever is signed in, in one piece. */
export const restCode = onDemand(() => import(/* webpackChunkName: "app-rest" */ './rest'));
