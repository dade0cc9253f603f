import { onDemand } from '#client/device/onDemand';

/** The actions at the end of a row, which are fetched once the list stands. */
export const toolsCode = onDemand(() =>
  import(/* webpackChunkName: "details" */ './late/RowTools').then(({ RowTools }) => RowTools),
);
