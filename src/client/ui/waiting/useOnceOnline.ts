import { useEffect, useEffectEvent } from 'react';

import { isOffline, onLineChanged } from '#client/device/line';

/** Calls back whenever the page is online again; a hidden one once it is looked at (decisions: the network). */
export function useOnceOnline(onOnline: () => void): void {
  const goOn = useEffectEvent(onOnline);
  useEffect(() => {
    let isDue = false;
    const goOnIfSeen = () => {
      if (!isDue || document.visibilityState === 'hidden') return;
      isDue = false;
      goOn();
    };
    const stopListening = onLineChanged(() => {
      isDue = !isOffline();
      goOnIfSeen();
    });
    document.addEventListener('visibilitychange', goOnIfSeen);
    return () => {
      stopListening();
      document.removeEventListener('visibilitychange', goOnIfSeen);
    };
  }, []);
}
