import { onDemand } from '#client/device/onDemand';

/** What an open row shows, which is fetched once the list stands: no list needs it to be shown. */
export const detailsCode = onDemand(() =>
  import(/* webpackChunkName: "details" */ './late/Details').then(({ Details }) => Details),
);
