import { useEffect } from 'react';

import { onDemand } from '#client/device/onDemand';
import { untilQuiet } from '#client/state/sagas/untilQuiet';
import { useOnDemand } from '#client/ui/waiting/useOnDemand';
import type { ListTools } from './table/listTools';

/** The other filters, what is on, and the menu of views, columns and export, which no list needs to show. */
export const listTools = onDemand(() => import('./tools'));

/** Milliseconds that the list gets to itself before the code of the tools is fetched and run. */
const AT_REST_MS = 800;

/** The tools once their code is there, which is fetched when the list stands and nobody is at work in the page. */
export function useListTools(isWanted: boolean): ListTools | undefined {
  const [tools, , want] = useOnDemand(listTools);
  useEffect(() => {
    if (!isWanted || tools) return undefined;
    let isGone = false;
    const timer = setTimeout(() => {
      void untilQuiet().then(() => {
        if (!isGone) want();
      });
    }, AT_REST_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [tools, isWanted, want]);
  return tools;
}
