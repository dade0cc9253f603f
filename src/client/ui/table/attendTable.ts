import type { RefObject } from 'react';

import { attendRoom, type RoomAttendant } from './attendRoom';
import { roomKey } from './roomBefore';
import type { Widths } from './sharedRoom';

/** A track as columns of a table are written: `132px` or `minmax(98px, 1.3fr)`. */
const TRACK = /^(?:minmax\()?(\d+)(?:px)?(?:, ([\d.]+)fr\))?$/;

/** The share of what is left over that a column gets whose cells are all of one width. */
const AIR = 0.5;

/** Sees to the room of a table whose rows are grids with these tracks, in a frame with no border. */
export function attendTable(
  frame: HTMLElement,
  columns: readonly { id: string; header: string; width: string }[],
  given: RefObject<Widths>,
  onShared: (widths: Widths) => void,
): RoomAttendant {
  const room = () => {
    const head = frame.querySelector('[role="row"]');
    if (!head) return 0;
    const { paddingInlineStart, paddingInlineEnd, columnGap } = getComputedStyle(head);
    const [start, end, gap] = [paddingInlineStart, paddingInlineEnd, columnGap].map(parseFloat);
    return frame.clientWidth - (start ?? 0) - (end ?? 0) - (gap ?? 0) * (columns.length - 1);
  };
  return attendRoom(frame, {
    key: roomKey(columns),
    columns: () =>
      columns.map(({ id, width }) => {
        const [, least = 0, grow = AIR] = TRACK.exec(width) ?? [];
        return { id, least: Number(least), grow: Number(grow), given: given.current[id] };
      }),
    columnOf: (cell) => columns[[...(cell.parentElement?.children ?? [])].indexOf(cell)]?.id,
    room,
    onShared,
  });
}
