import { lazy, type ComponentType } from 'react';

import { onDemand } from '#client/device/onDemand';

/** A component whose code is fetched when it is first drawn; what cannot be fetched is fetched again. */
export function lazyComponent<Props>(fetchComponent: () => Promise<ComponentType<Props>>) {
  const { want } = onDemand(fetchComponent);
  return lazy(async () => ({ default: await want() }));
}
