import { onDemand } from '#client/device/onDemand';

/** The search through everything, which is fetched when it is first wanted. */
export const paletteCode = onDemand(() =>
  import(/* webpackChunkName: "palette" */ './late/Palette').then(({ Palette }) => Palette),
);
