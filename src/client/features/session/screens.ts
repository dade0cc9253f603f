import { onDemand } from '#client/device/onDemand';

/** What stands on the page before somebody is signed in. */
export const loginScreen = onDemand(() =>
  import(/* webpackChunkName: "login" */ './login/LoginScreen').then(({ LoginScreen }) => LoginScreen),
);

/** What covers the page, a locked one or one whose session ends: the first drawing can do without. */
export const lockScreen = onDemand(() =>
  import(/* webpackChunkName: "lockScreen" */ './lock/LockScreen').then(({ LockScreen }) => LockScreen),
);
