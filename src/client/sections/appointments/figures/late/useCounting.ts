import { startTransition, useEffect, useState } from 'react';
import { useStore } from 'react-redux';

import { selectSearch, selectStatusFilter } from '#client/sections/appointments/list/address';
import { selectReferred, selectWholeList } from '#client/sections/appointments/list/selectors';
import { usePlaceholders } from '#client/sections/appointments/list/usePlaceholders';
import { selectFilters } from '#client/sections/appointments/view/selectors';
import { selectPasses, type ShownRoot } from '#client/sections/appointments/view/shownRows';
import { yieldToBrowser } from '#client/state/sagas/yieldToBrowser';
import { useSelected } from '#client/state/useSelected';
import type { DateText } from '#contract/common';
import { countIn, nothingCounted, type FigureCount } from './counting';
import { shownParts } from './shownParts';

/** What the pictures count of what search and filters leave, a part at a time; before the first one `null`. */
export function useCounting(today: DateText): FigureCount | null {
  const store = useStore<ShownRoot>();
  const placeholders = usePlaceholders();
  // Whatever else changes of the state leaves the same appointments.
  const list = useSelected(selectWholeList, today);
  const referred = useSelected(selectReferred, today);
  const passes = useSelected(selectPasses, today);
  const search = useSelected(selectSearch);
  const status = useSelected(selectStatusFilter);
  const filters = useSelected(selectFilters);
  const [tally, setTally] = useState<FigureCount | null>(null);
  useEffect(() => {
    let isOver = false;
    const count = async () => {
      const counted = nothingCounted();
      for (const part of shownParts(store.getState(), today, placeholders)) {
        countIn(counted, part, today);
        await yieldToBrowser();
        if (isOver) return;
      }
      // Drawn in parts, between which the browser may answer.
      startTransition(() => setTally(counted));
    };
    void count();
    return () => {
      isOver = true;
    };
  }, [store, today, placeholders, list, referred, passes, search, status, filters]);
  return tally;
}
