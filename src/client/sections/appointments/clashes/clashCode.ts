import { onDemand } from '#client/device/onDemand';

/** The search for clashes, which begins once the list stands, and what the details say of them. */
export const clashCode = onDemand(async () => {
  const [{ addClashes, addSpans }, { ClashLines }] = await Promise.all([
    import('./late/clashing'),
    import('./late/ClashLines'),
  ]);
  return { addClashes, addSpans, ClashLines };
});
