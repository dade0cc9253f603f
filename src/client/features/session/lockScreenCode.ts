import { onDemand } from '#client/device/onDemand';

/** The lock screen, which the first drawing of the page can do without. */
export const lockScreen = onDemand(() => import('./late/LockScreen').then(({ LockScreen }) => LockScreen));
