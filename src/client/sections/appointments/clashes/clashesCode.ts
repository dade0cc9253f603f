import { onDemand } from '#client/lib/onDemand';

/** The search for clashes, which begins once the list stands, and what the details say of them. */
export const { load: loadClashCode, loaded: loadedClashCode } = onDemand(async () => {
  const [{ addClashes, addSpans }, { ClashLines }] = await Promise.all([import('../clashing'), import('./ClashLines')]);
  return { addClashes, addSpans, ClashLines };
});
