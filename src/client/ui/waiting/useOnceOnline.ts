import { useEffect, useEffectEvent } from 'react';

import { isOffline, onLineChanged, settlesIn } from '#client/device/line';

/**
 * Calls back whenever the page is online again, and once more some seconds later, when the line can be relied upon; a
 * hidden page once it is looked at (decisions: the network).
 */
export function useOnceOnline(onOnline: (isSettled: boolean) => void): void {
  const goOn = useEffectEvent(onOnline);
  useEffect(() => {
    let isDue = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goOnIfSeen = () => {
      if (!isDue || document.visibilityState === 'hidden') return;
      isDue = false;
      goOn(false);
    };
    const goOnOnceSettled = () => {
      clearTimeout(timer);
      const ms = settlesIn();
      if (ms > 0) timer = setTimeout(() => isOffline() || goOn(true), ms);
    };
    const stopListening = onLineChanged(() => {
      isDue = !isOffline();
      goOnIfSeen();
      goOnOnceSettled();
    });
    // What has failed since the line came back comes on screen now.
    goOnOnceSettled();
    document.addEventListener('visibilitychange', goOnIfSeen);
    return () => {
      clearTimeout(timer);
      stopListening();
      document.removeEventListener('visibilitychange', goOnIfSeen);
    };
  }, []);
}
