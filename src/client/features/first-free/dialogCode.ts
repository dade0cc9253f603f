import { onDemand } from '#client/lib/onDemand';

/** The dialog, which few visits need. */
export const dialogCode = onDemand(
  async () => (await import(/* webpackChunkName: "first-free" */ './FirstFreeDialog')).FirstFreeDialog,
);
