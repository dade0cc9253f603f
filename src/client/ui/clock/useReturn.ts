import { useEffect, useEffectEvent } from 'react';

/** Calls back when the page is looked at again after so many milliseconds out of sight, or behind other windows. */
export function useReturn(awayMs: number, onReturn: () => void): void {
  const comeBack = useEffectEvent(onReturn);
  useEffect(() => {
    let leftAt: number | null = null;
    const leave = () => {
      leftAt ??= Date.now();
    };
    const look = () => {
      if (document.visibilityState === 'hidden') {
        leave();
        return;
      }
      const wasAway = leftAt !== null && Date.now() - leftAt >= awayMs;
      leftAt = null;
      if (wasAway) comeBack();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('blur', leave);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('blur', leave);
      window.removeEventListener('focus', look);
    };
  }, [awayMs]);
}
