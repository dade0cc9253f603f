import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { useRequest } from '#client/state/requests/useRequest';
import type { WaitingThings } from '#client/state/waiting';
import { useMinute } from '#client/ui/clock/useClock';
import { loadedSection } from '../sectionCode';
import type { SectionId } from '../sectionIds';
import { sectionKey, sectionWanted } from '../sections';
import { sheetOf, type LeftRoot, type SheetPart } from './sheet';
import { useDay } from './useDay';

/** The section that knows what waits. */
const ITS_SECTION: SectionId = 'appointments';

/** The sheet that hands the desk over, as everything on it stands now; what has not been read is read for it. */
export function useHandover(): SheetPart[] {
  const dispatch = useDispatch();
  const { shown } = useDay();
  const { hasSucceeded, failure } = useRequest(sectionKey(ITS_SECTION));
  const [waiting, setWaiting] = useState<WaitingThings<never> | null>(null);
  const [isUnread, setIsUnread] = useState(false);
  const [wasThere] = useState(hasSucceeded);
  useEffect(() => {
    if (!wasThere) dispatch(sectionWanted(ITS_SECTION));
  }, [dispatch, wasThere]);
  useEffect(() => {
    if (!hasSucceeded) return;
    loadedSection(ITS_SECTION)
      ?.rest?.load()
      .then(
        ({ waiting: found = null }) => {
          setWaiting(found);
          // The day has a section that was there read anew by itself.
          if (found && !wasThere) dispatch(found.refreshed());
        },
        () => setIsUnread(true),
      );
  }, [dispatch, hasSucceeded, wasThere]);
  const now = useMinute();
  // It is about everything that the store knows.
  const state = useSelector((all: LeftRoot) => all, { devModeChecks: { identityFunctionCheck: 'never' } });
  const groups = waiting?.groupsAt(state as never, now) ?? null;
  return sheetOf([...shown].reverse(), isUnread || failure ? 'unread' : groups, state);
}
