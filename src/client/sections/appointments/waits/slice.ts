import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Id } from '#contract/common';
import { readCalled } from './called';
import type { WaitingLine } from './lines';

/** What the worklist knows beside the entities and the address. */
interface WaitsState {
  /** The lines of the list as it was last looked through; `null` before that. */
  lines: readonly WaitingLine[] | null;
  /** The doctors who are expected from today on, as texts of ids. */
  doctors: readonly string[];
  /** Those of them whose opening hours were read for it. */
  checked: readonly string[];
  /** How many doctors the last check is about, who has still to be checked, and whose hours could not be read. */
  check: { total: number; waiting: readonly string[]; missed: readonly string[] };
  /** Lines that were put aside until the next sign-in, by key, each with what it was like then. */
  aside: Readonly<Record<string, string>>;
  /** Lines whose patients were called, as this device remembers them. */
  called: Readonly<Record<string, string>>;
  /** Appointments that were rejected or cancelled from here in this session, by the text of their ids. */
  droppedHere: readonly string[];
}

/** The shape that selectors of what waits need. */
export interface WaitsRoot {
  appointmentWaits: WaitsState;
}

const initialState = (): WaitsState => ({
  lines: null,
  doctors: [],
  checked: [],
  check: { total: 0, waiting: [], missed: [] },
  aside: {},
  called: readCalled(),
  droppedHere: [],
});

const slice = createSlice({
  name: 'appointmentWaits',
  initialState,
  reducers: {
    /** What waits in the list as it is now is known. */
    waitingFound: (state, { payload }: PayloadAction<Required<Pick<WaitsState, 'lines' | 'doctors'>>>) => ({
      ...state,
      ...payload,
    }),
    /** These doctors are going to be checked. */
    hoursCheckBegun: (state, { payload: waiting }: PayloadAction<readonly string[]>) => ({
      ...state,
      check: { total: waiting.length, waiting, missed: [] },
    }),
    /** A person wants no more of it. */
    hoursCheckStopped: ({ check }) => {
      check.waiting = [];
    },
    /** The opening hours of a doctor are known, and which appointments do not lie wholly within them. */
    hoursChecked: (
      state,
      { payload: { doctor, outside } }: PayloadAction<{ doctor: string; outside: readonly Id[] }>,
    ) => {
      const others = (state.lines ?? []).filter(({ kind, id }) => kind !== 'hours' || !outside.includes(id));
      return {
        ...state,
        lines: [...others, ...outside.map((id) => ({ kind: 'hours' as const, id }))],
        checked: [...state.checked.filter((one) => one !== doctor), doctor],
        check: { ...state.check, waiting: state.check.waiting.filter((one) => one !== doctor) },
      };
    },
    /** The opening hours of a doctor could not be read. */
    hoursUnread: ({ check }, { payload: doctor }: PayloadAction<string>) => {
      check.waiting = check.waiting.filter((one) => one !== doctor);
      check.missed.push(doctor);
    },
    /** A person put a line aside, as it was then. */
    linePutAside: ({ aside }, { payload: { key, as } }: PayloadAction<{ key: string; as: string }>) => {
      aside[key] = as;
    },
    /** The patient of a line was called, as it was then. */
    lineCalled: ({ called }, { payload: { key, as } }: PayloadAction<{ key: string; as: string }>) => {
      called[key] = as;
    },
    /** An appointment was rejected or cancelled from this page. */
    visitDroppedHere: ({ droppedHere }, { payload: id }: PayloadAction<Id>) => {
      droppedHere.push(String(id));
    },
  },
});

/** What can happen to the worklist. */
export const {
  waitingFound,
  hoursCheckBegun,
  hoursCheckStopped,
  hoursChecked,
  hoursUnread,
  linePutAside,
  lineCalled,
  visitDroppedHere,
} = slice.actions;

/** What waits, and what of it was put aside. */
export const waitsReducer = slice.reducer;
