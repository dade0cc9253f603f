import { useInsertionEffect } from 'react';

/** Calls what puts the styles of a component into the page, while the component is rendered. */
export function useInsertionEffectAlwaysWithSyncFallback<Result>(insert: () => Result): Result {
  return insert();
}

export { useInsertionEffect as useInsertionEffectWithLayoutFallback };
