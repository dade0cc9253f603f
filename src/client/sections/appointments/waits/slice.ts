import { createReducer } from '@reduxjs/toolkit';

import {
  hoursCheckBegun,
  hoursCheckStopped,
  hoursMissed,
  hoursRead,
  linePutAside,
  setUpBegun,
  setUpEnded,
  setUpMissed,
  setUpRead,
  setUpStopped,
  visitDroppedHere,
  waitingFound,
} from './events';
import type { HoursByDate, SetUpLine, WaitingLine } from './lines';

/** The shape that selectors of what waits need. */
export interface WaitsRoot {
  appointmentWaits: {
    /** The lines of the list as it was last looked through; `null` before that. */
    lines: readonly WaitingLine[] | null;
    /** The doctors who are expected from today on. */
    doctors: readonly string[];
    /** The opening hours of each doctor who was checked. */
    hours: Readonly<Partial<Record<string, HoursByDate>>>;
    /** How many doctors the last check is about, who has still to be checked, and whose hours could not be read. */
    check: { total: number; waiting: readonly string[]; missed: readonly string[] };
    /** How the set-up was last looked through: by how many calls, how many were answered, and what they showed. */
    setUp: {
      status: 'never' | 'running' | 'stopped' | 'done';
      total: number;
      done: number;
      missed: number;
      lines: readonly SetUpLine[];
    };
    /** Lines that were put aside, by key, each with what it was like then. */
    aside: Readonly<Record<string, string>>;
    /** Appointments that were rejected or cancelled from here in this session, by the text of their ids. */
    droppedHere: readonly string[];
  };
}

const initialState: WaitsRoot['appointmentWaits'] = {
  lines: null,
  doctors: [],
  hours: {},
  check: { total: 0, waiting: [], missed: [] },
  setUp: { status: 'never', total: 0, done: 0, missed: 0, lines: [] },
  aside: {},
  droppedHere: [],
};

/** What waits, and what of it was put aside until the next sign-in. */
export const waitsReducer = createReducer(initialState, (builder) =>
  builder
    .addCase(waitingFound, (state, { payload }) => ({ ...state, ...payload }))
    .addCase(hoursCheckBegun, (state, { payload: waiting }) => ({
      ...state,
      check: { total: waiting.length, waiting, missed: [] },
    }))
    .addCase(hoursCheckStopped, (state) => ({ ...state, check: { ...state.check, waiting: [] } }))
    .addCase(hoursRead, (state, { payload: { doctor, hours, outside } }) => ({
      ...state,
      lines: [
        ...(state.lines ?? []).filter(({ kind, ids: [id] }) => kind !== 'hours' || !outside.includes(id)),
        ...outside.map((id): WaitingLine => ({ kind: 'hours', ids: [id] })),
      ],
      hours: { ...state.hours, [doctor]: hours },
      check: withoutWaiting(state, doctor),
    }))
    .addCase(hoursMissed, (state, { payload: doctor }) => ({
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

function withoutWaiting({ check }: WaitsRoot['appointmentWaits'], doctor: string) {
  return { ...check, waiting: check.waiting.filter((one) => one !== doctor) };
}
