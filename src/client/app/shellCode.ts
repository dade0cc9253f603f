import { onDemand } from '#client/device/onDemand';

/** The part of the page that signed-in persons see. */
export const {
  load: loadShell,
  want: wantShell,
  loaded: loadedShell,
} = onDemand(() => import(/* webpackChunkName: "shell" */ './shell/Shell').then(({ Shell }) => Shell));
