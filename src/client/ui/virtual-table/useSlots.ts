import { useLayoutEffect, useState } from 'react';

import { assignSlots, inOrder, type RowSlot } from './slots';

/** A row to be drawn, and the element that it is drawn into. */
interface RowInSlot<Row> extends RowSlot {
  row: Row;
  index: number;
}

/**
 * The rows that are drawn and their elements, in the order in which they are to stand in the page. While rows move, the
 * elements stay where they are and only what they show changes; afterwards they are put in the order of the rows.
 *
 * @param canBeTaken whether the element of a row may go to another
 */
export function useSlots<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  { drawn, isMoving }: { drawn: readonly number[]; isMoving: boolean },
  canBeTaken: (key: string) => boolean,
): RowInSlot<Row>[] {
  const [page] = useState(slotsInPage);
  const placed = new Map<string, { row: Row; index: number }>();
  for (const index of drawn) {
    const row = rows[index];
    if (row !== undefined) placed.set(keyOf(row), { row, index });
  }
  const keys = [...placed.keys()];
  const assigned = assignSlots(page.read(), keys, canBeTaken);
  const slots = isMoving ? assigned : inOrder(assigned, keys);
  useLayoutEffect(() => {
    page.drawn(slots);
  });
  return slots.flatMap((slot) => {
    const place = placed.get(slot.key);
    return place ? [{ ...slot, ...place }] : [];
  });
}

/** What stands in the page. It is no state, because a change of it is nothing to draw for. */
function slotsInPage() {
  let known: readonly RowSlot[] = [];
  return {
    read: () => known,
    drawn: (slots: readonly RowSlot[]) => {
      known = slots;
    },
  };
}
