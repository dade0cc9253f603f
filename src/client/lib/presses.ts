/** A press as it begins, by the pointer at a place or by a key on what has the focus. */
export interface Press {
  by: 'pointer' | 'key';
  /** What takes it. */
  on: unknown;
  /** What it would do there: what the control says, and of which row. */
  deed: string;
  /** Whether it is in a field, where a key may lead on to the next field. */
  isInField: boolean;
  /** Milliseconds. */
  at: number;
  x: number;
  y: number;
  /** Pixels that a hand moves between two presses at one place; more on a touch screen. */
  reach: number;
}

/**
 * Milliseconds in which a second press is half of a double one, and meant for what the first has met. Whoever answers
 * by Enter what Enter has opened takes no longer than a third of a second, and reads nothing in less.
 */
const DOUBLE_MS = { pointer: 500, key: 300 } as const;

/** Milliseconds for which a control that says something else since it was pressed does nothing. */
const OTHERWISE_MS = 1000;

/**
 * Whether a press is meant for what is there now, and not for what the former press has met at this place or with this
 * focus (decisions: presses).
 *
 * @param former the last one that was taken, `null` once somebody has gone elsewhere since
 */
export function isMeant(press: Press, former: Press | null): boolean {
  if (former?.by !== press.by || Math.hypot(press.x - former.x, press.y - former.y) > press.reach) return true;
  const since = press.at - former.at;
  if (press.on === former.on) return press.deed === former.deed || since >= OTHERWISE_MS;
  if (press.by === 'key' && press.isInField && former.isInField) return true;
  return since >= DOUBLE_MS[press.by];
}

/** Whether a press ends on what it began on: not on another one, and not on one that says something else by now. */
export function endsAsBegun(begun: Press, ended: Pick<Press, 'on' | 'deed'>): boolean {
  // Enter in a field presses the button of its form.
  if (begun.on !== ended.on) return begun.by === 'key';
  return begun.deed === ended.deed;
}
