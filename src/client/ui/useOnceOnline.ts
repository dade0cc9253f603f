import { useEffect, useEffectEvent } from 'react';

import { isOffline, onLineChanged } from '#client/lib/line';

/** Calls back whenever the page is online again (decisions: the network). */
export function useOnceOnline(onOnline: () => void): void {
  const goOn = useEffectEvent(onOnline);
  useEffect(
    () =>
      onLineChanged(() => {
        if (!isOffline()) goOn();
      }),
    [],
  );
}
