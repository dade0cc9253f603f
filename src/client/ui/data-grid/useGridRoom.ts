import { useEffect, useRef, useState, type RefObject } from 'react';

import { attendRoom, type RoomAttendant } from '../table/attendRoom';
import { rememberRoom, roomBefore, roomKey } from '../table/roomBefore';
import type { Widths } from '../table/sharedRoom';
import { afterPaint } from '../waiting/useAfterPaint';
import type { GridColumn } from './gridColumn';
import type { GridLayout } from './gridLayout';
import { CHECKBOX_WIDTH } from './LibraryColumns';

interface LibraryRoom {
  getRootDimensions: () => { viewportInnerSize: { width: number } };
  subscribeEvent: (event: 'viewportInnerSizeChange', changed: () => void) => () => void;
}

/**
 * The pixels of the columns of a grid: as a person has given them, else as its room was shared before, and from the
 * first paint on as the cells need it, also those that change.
 */
export function useGridRoom<Row>(
  apiRef: RefObject<LibraryRoom | null>,
  frameRef: RefObject<HTMLElement | null>,
  columns: readonly GridColumn<Row>[],
  layout: GridLayout,
  hasBoxes: boolean,
): Widths {
  const [shared, setShared] = useState<Widths>(() => roomBefore(columns));
  const attendant = useRef<RoomAttendant | null>(null);
  const latest = useRef(layout);
  useEffect(() => {
    latest.current = layout;
    attendant.current?.share();
  }, [layout]);
  useEffect(() => {
    const frame = frameRef.current;
    if (!frame) return undefined;
    const changes = new MutationObserver(() => attendant.current?.look());
    const ends: (() => void)[] = [];
    const cancel = afterPaint(() => {
      const { current: grid } = apiRef;
      if (!grid) return;
      attendant.current = attendRoom(frame, {
        key: roomKey(columns),
        columns: () =>
          columns
            .filter(({ id }) => !latest.current.hidden.includes(id))
            .map(({ id, minWidth, grow = 0 }) => ({ id, least: minWidth, grow, given: latest.current.widths[id] })),
        columnOf: ({ dataset }) => dataset.field,
        room: () => grid.getRootDimensions().viewportInnerSize.width - (hasBoxes ? CHECKBOX_WIDTH : 0),
        onShared: (widths) => {
          rememberRoom(columns, widths);
          setShared(widths);
        },
      });
      ends.push(grid.subscribeEvent('viewportInnerSizeChange', attendant.current.share));
      changes.observe(frame, { childList: true, subtree: true, characterData: true });
    });
    return () => {
      cancel();
      changes.disconnect();
      ends.forEach((end) => end());
      attendant.current?.stop();
      attendant.current = null;
    };
  }, [apiRef, frameRef, columns, hasBoxes]);
  return shared;
}
