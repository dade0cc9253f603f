import { startTransition, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';

import { yieldToBrowser } from '#client/state/sagas/yieldToBrowser';
import { useSelected } from '#client/state/useSelected';
import type { DateText } from '#contract/common';
import { selectSearch, selectStatusFilter } from '../list/address';
import { selectReferred, selectWholeList } from '../list/selectors';
import { usePlaceholders } from '../list/usePlaceholders';
import { selectFilters } from '../view/selectors';
import { selectPasses, type ShownRoot } from '../view/shownRows';
import { countPictures, type FigureCount } from './counting';
import { shownParts } from './shownParts';

/**
 * What the pictures count of what search and filters leave, a part at a time; before the first one `null`. Each picture
 * is drawn before the next is counted; those of another list take the place of all at once.
 */
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
  const drawn = useRef({ pictures: 0, tell: () => undefined as void });
  useEffect(() => {
    drawn.current.pictures = tally?.pictures.length ?? 0;
    drawn.current.tell();
  }, [tally]);
  useEffect(() => {
    let isOver = false;
    const count = async () => {
      for (const counted of countPictures(shownParts(store.getState(), today, placeholders))) {
        if (counted && counted.pictures.length >= drawn.current.pictures) {
          const isDrawn = new Promise<void>((resolve) => {
            drawn.current.tell = resolve;
          });
          // Drawn in parts, between which the browser may answer.
          startTransition(() => setTally(counted));
          await isDrawn;
        } else await yieldToBrowser();
        if (isOver) return;
      }
    };
    void count();
    return () => {
      isOver = true;
    };
  }, [store, today, placeholders, list, referred, passes, search, status, filters]);
  return tally;
}
