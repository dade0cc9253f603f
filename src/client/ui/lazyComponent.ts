import { lazy, type ComponentType } from 'react';

import { untilFetched } from '#client/device/onDemand';

/** A component whose code is fetched when it is first drawn; what cannot be fetched is fetched again on a retry. */
export function lazyComponent<Props>(fetchComponent: () => Promise<ComponentType<Props>>) {
  return lazy(() => untilFetched(async () => ({ default: await fetchComponent() })));
}
