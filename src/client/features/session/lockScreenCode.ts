import { onDemand } from '#client/lib/onDemand';

/** The lock screen, which the first drawing of the page can do without. */
export const lockScreen = onDemand(() => import('./LockScreen').then(({ LockScreen }) => LockScreen));
