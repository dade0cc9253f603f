import { useEffect, useRef, useState, type RefObject } from 'react';

import { untilIdle } from '#client/device/idle';
import { onDemand } from '#client/device/onDemand';
import type { RoomAttendant } from '../table/attendRoom';
import { rememberRoom, roomBefore } from '../table/roomBefore';
import type { Widths } from '../table/sharedRoom';
import { afterPaint } from '../waiting/useAfterPaint';
import type { Column } from './TableRows';

/** What gives each column the room that its cells need, which is only of use once they stand. */
const attendance = onDemand(() => import(/* webpackChunkName: "columnWidths" */ '../table/attendTable'));

/**
 * The pixels of the columns, with those that a person has given: as their room was shared before, and as their cells
 * need it once the page has nothing else to do.
 *
 * @param rest what stands in the table; another value where it shows other rows, `null` while these move
 */
export function useSharedRoom<Row>(
  scrollerRef: RefObject<HTMLElement | null>,
  columns: readonly Column<Row>[],
  given: Widths,
  rest: unknown,
): Widths {
  const [, setShared] = useState<Widths>();
  const attendant = useRef<RoomAttendant | null>(null);
  const latest = useRef(given);
  useEffect(() => {
    latest.current = given;
    attendant.current?.share();
  }, [given]);
  useEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return undefined;
    let isOver = false;
    const onShared = (widths: Widths) => {
      rememberRoom(columns, widths);
      setShared(widths);
    };
    const cancel = afterPaint(() => {
      untilIdle()
        .then(() => attendance.load())
        .then(
          ({ attendTable }) => {
            if (!isOver) attendant.current = attendTable(scroller, columns, latest, onShared);
          },
          // The columns keep the widths that they have.
          () => undefined,
        );
    });
    return () => {
      isOver = true;
      cancel();
      attendant.current?.stop();
      attendant.current = null;
    };
  }, [scrollerRef, columns]);
  useEffect(() => {
    if (rest) attendant.current?.look();
  }, [rest]);
  return { ...roomBefore(columns), ...given };
}
