import { onDemand } from '#client/device/onDemand';

/** What stands on the page before somebody is signed in. */
export const loginScreen = onDemand(() =>
  import(/* webpackChunkName: "login" */ './late/LoginScreen').then(({ LoginScreen }) => LoginScreen),
);

/** What covers the page, a locked one or one whose session ends: the first drawing can do without. */
export const lockScreen = onDemand(() =>
  import(/* webpackChunkName: "lockScreen" */ './late/LockScreen').then(({ LockScreen }) => LockScreen),
);

/** The workflows behind it, which come with it. */
export const lateSessionCode = onDemand(() =>
  import(/* webpackChunkName: "lockScreen" */ './late/workflows').then(({ lateSession }) => lateSession),
);
