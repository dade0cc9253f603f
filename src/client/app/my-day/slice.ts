import { createAction, createReducer } from '@reduxjs/toolkit';

import type { DoneThing } from '#client/state/myDay';

/** Something that was done, with the moment in milliseconds since 1970. */
export interface DayEntry extends DoneThing {
  id: number;
  at: number;
}

/** The shape that selectors of the day need. */
export interface DayRoot {
  myDay: readonly DayEntry[];
}

/** Something was done at this moment, in milliseconds since 1970. */
export const thingDone = createAction('myDay/thingDone', (thing: DoneThing, at: number) => ({
  payload: thing,
  meta: at,
}));

/** What was done in this session, in memory alone; the end of the session empties it. */
export const dayReducer = createReducer<readonly DayEntry[]>([], (builder) =>
  builder.addCase(thingDone, (entries, { payload, meta: at }) => {
    const last = entries.at(-1);
    // A ledger tells it first, and then a notice where the ledger is out of sight.
    if (last && saysSame(last, payload)) return entries;
    return [...entries, { ...payload, id: entries.length, at }];
  }),
);

function saysSame({ text, undo = null }: DoneThing, other: DoneThing): boolean {
  return JSON.stringify([text, undo]) === JSON.stringify([other.text, other.undo ?? null]);
}

/** What was done in this session, oldest first. */
export function selectDone({ myDay }: DayRoot): readonly DayEntry[] {
  return myDay;
}
