import { useEffect, useEffectEvent } from 'react';

import { isOffline, onLineChanged, settlesIn } from '#client/device/line';

/**
 * Calls back whenever the page is online again, and once more some seconds later, when the line can be relied upon; a
 * hidden page once it is looked at (decisions: the network).
 */
export function useOnceOnline(onOnline: (isSettled: boolean) => void): void {
  const goOn = useEffectEvent(onOnline);
  useEffect(() => {
    let due: 'now' | 'settled' | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goOnIfSeen = () => {
      if (due === null || document.visibilityState === 'hidden') return;
      const isSettled = due === 'settled';
      due = null;
      goOn(isSettled);
    };
    const settle = () => {
      if (!isOffline()) due ??= 'settled';
      goOnIfSeen();
    };
    const goOnOnceSettled = () => {
      clearTimeout(timer);
      const ms = settlesIn();
      if (ms > 0) timer = setTimeout(settle, ms);
    };
    const stopListening = onLineChanged(() => {
      due = isOffline() ? null : 'now';
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
