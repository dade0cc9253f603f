import { onDemand } from '#client/lib/onDemand';

/** The dialog and its workflows, which few visits need. */
export const firstFreeCode = onDemand(async () => {
  const [{ FirstFreeDialog }, { loadChoices }, workflows] = await Promise.all([
    import(/* webpackChunkName: "first-free" */ './FirstFreeDialog'),
    import(/* webpackChunkName: "first-free" */ './sagas/loads'),
    import(/* webpackChunkName: "first-free" */ './sagas/findFirstFree'),
  ]);
  return { FirstFreeDialog, loadChoices, ...workflows };
});
