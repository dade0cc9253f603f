import { useEffect } from 'react';

import { VIEW_LEAVE } from './leaving';

/**
 * Keeps a person where they are as long as leaving would lose something: Back, and a notice that leads elsewhere, ask
 * instead of going anywhere, and the browser asks before the page itself is left.
 */
export function useStay(isNeeded: boolean, ask: () => void): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const keepView = (event: Event) => {
      event.preventDefault();
      ask();
    };
    const keepPage = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener(VIEW_LEAVE, keepView);
    window.addEventListener('beforeunload', keepPage);
    return () => {
      window.removeEventListener(VIEW_LEAVE, keepView);
      window.removeEventListener('beforeunload', keepPage);
    };
  }, [isNeeded, ask]);
}
