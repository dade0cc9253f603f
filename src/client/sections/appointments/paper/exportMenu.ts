import { onDemand } from '#client/device/onDemand';

/** The menu, and what its choices show. */
export const exportMenu = onDemand(() =>
  import(/* webpackChunkName: "export" */ './late/ExportMenu').then(({ ListExportMenu }) => ListExportMenu),
);
