import { createReducer } from '@reduxjs/toolkit';

import {
  hoursCheckStopped,
  setUpStopped,
  hoursCheckBegun,
  hoursChecked,
  hoursUnread,
  linePutAside,
  setUpBegun,
  setUpEnded,
  setUpMissed,
  setUpRead,
  visitDroppedHere,
  waitingFound,
} from './events';
import type { WaitingLine } from './lines';
import { NOTHING_YET, type WaitsState } from './state';

/** What waits, and what of it was put aside until the next sign-in. */
export const waitsReducer = createReducer<WaitsState>(NOTHING_YET, (builder) =>
  builder
    .addCase(waitingFound, (state, { payload }) => ({ ...state, ...payload }))
    .addCase(hoursCheckBegun, (state, { payload: waiting }) => ({
      ...state,
      check: { total: waiting.length, waiting, missed: [] },
    }))
    .addCase(hoursCheckStopped, (state) => ({ ...state, check: { ...state.check, waiting: [] } }))
    .addCase(hoursChecked, (state, { payload: { doctor, hours, outside } }) => ({
      ...state,
      lines: [
        ...(state.lines ?? []).filter(({ kind, id }) => kind !== 'hours' || !outside.includes(id)),
        ...outside.map((id): WaitingLine => ({ kind: 'hours', id })),
      ],
      hours: { ...state.hours, [doctor]: hours },
      check: withoutWaiting(state, doctor),
    }))
    .addCase(hoursUnread, (state, { payload: doctor }) => ({
      ...state,
      check: { ...withoutWaiting(state, doctor), missed: [...state.check.missed, doctor] },
    }))
    .addCase(setUpBegun, (state, { payload: total }) => ({
      ...state,
      setUp: { status: 'running', total, done: 0, missed: 0, lines: [] },
    }))
    .addCase(setUpRead, (state, { payload: { lines, more } }) => ({
      ...state,
      setUp: {
        ...state.setUp,
        total: state.setUp.total + more,
        done: state.setUp.done + 1,
        lines: [...state.setUp.lines, ...lines],
      },
    }))
    .addCase(setUpMissed, (state) => ({
      ...state,
      setUp: { ...state.setUp, done: state.setUp.done + 1, missed: state.setUp.missed + 1 },
    }))
    .addCase(setUpStopped, (state) => ({ ...state, setUp: { ...state.setUp, status: 'stopped' } }))
    .addCase(setUpEnded, (state) => ({ ...state, setUp: { ...state.setUp, status: 'done' } }))
    .addCase(linePutAside, (state, { payload: { key, as } }) => ({ ...state, aside: { ...state.aside, [key]: as } }))
    .addCase(visitDroppedHere, (state, { payload }) => ({
      ...state,
      droppedHere: [...state.droppedHere, String(payload)],
    })),
);

function withoutWaiting({ check }: WaitsState, doctor: string) {
  return { ...check, waiting: check.waiting.filter((one) => one !== doctor) };
}
