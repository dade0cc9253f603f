import Skeleton from '@mui/material/Skeleton';
import { useCallback, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';

import { onDemand } from '#client/device/onDemand';
import { selectIsOutdated } from '#client/state/version';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { useOnDemand } from '#client/ui/useOnDemand';
import type { DateText } from '#contract/common';
import { switchMessages } from './messages';

const board = onDemand(() => import(/* webpackChunkName: "board" */ './late/Board').then(({ Board }) => Board));

interface LazyBoardProps {
  today: DateText;
  /** Where its tools are to stand, among those of the list; `null` while that is not drawn. */
  toolsRoom: HTMLElement | null;
}

/** The board once its code is there; until then its shape, or why it is not there. */
export function LazyBoard({ today, toolsRoom }: LazyBoardProps) {
  const [Board, load] = useOnDemand(board);
  const [hasFailed, setHasFailed] = useState(false);
  const isOutdated = useSelector(selectIsOutdated);
  const fetchCode = useCallback(() => load(() => setHasFailed(true)), [load]);
  useEffect(() => {
    if (!Board) fetchCode();
  }, [Board, fetchCode]);
  if (Board) return <Board today={today} toolsRoom={toolsRoom} />;
  if (hasFailed)
    return (
      <ErrorPanel
        failure={{ text: switchMessages.failed, detail: null }}
        onRetry={
          isOutdated
            ? undefined
            : () => {
                setHasFailed(false);
                fetchCode();
              }
        }
      />
    );
  return <Skeleton variant="rounded" sx={{ flex: '1 1 auto', minHeight: 260, borderRadius: 3 }} />;
}
