import { onDemand } from '#client/lib/onDemand';

/** The menu, and what its choices show. */
export const { load: loadExportMenu, loaded: loadedExportMenu } = onDemand(() =>
  import(/* webpackChunkName: "export" */ './ExportMenu').then(({ ExportMenu }) => ExportMenu),
);
