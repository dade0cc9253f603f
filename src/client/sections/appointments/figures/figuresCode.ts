import { onDemand } from '#client/device/onDemand';

/** The pictures and the library that draws them, which are fetched when somebody first looks at them. */
export const figuresCode = onDemand(() => import(/* webpackChunkName: "figures" */ './late'));
