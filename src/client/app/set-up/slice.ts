import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Text } from '#client/lib/text';
import type { Address } from '#client/state/address';

/** A person wants the set-up looked through. */
export const setUpWanted = createAction('setUp/wanted');

/** What is looked for in the set-up, in the order of the page (decisions: what waits). */
export const SET_UP_CHECKS = ['licence', 'hours', 'doctors', 'price', 'tests', 'arabic', 'coordinates'] as const;

/** A gap in the set-up, and the place in the product where it can be closed. */
export interface SetUpLine {
  check: (typeof SET_UP_CHECKS)[number];
  key: string;
  name: Text;
  detail: Text | null;
  place: Address;
}

/** How the set-up was last looked through: by how many calls, how many were answered, and what they showed. */
interface SetUpState {
  status: 'never' | 'running' | 'stopped' | 'done';
  total: number;
  done: number;
  missed: number;
  lines: readonly SetUpLine[];
}

/** The shape that selectors of the set-up need. */
export interface SetUpRoot {
  setUp: SetUpState;
}

const initialState: SetUpState = { status: 'never', total: 0, done: 0, missed: 0, lines: [] };

const slice = createSlice({
  name: 'setUp',
  initialState,
  reducers: {
    /** It is looked through anew, at first by so many calls. */
    setUpBegun: (_, { payload: total }: PayloadAction<number>) => ({
      ...initialState,
      status: 'running' as const,
      total,
    }),
    /** A call has been answered: the gaps that it shows, and how many calls follow from it. */
    setUpRead: (state, { payload: { lines, more } }: PayloadAction<{ lines: readonly SetUpLine[]; more: number }>) => ({
      ...state,
      total: state.total + more,
      done: state.done + 1,
      lines: [...state.lines, ...lines],
    }),
    /** A call could not be made. */
    setUpMissed: (state) => {
      state.done += 1;
      state.missed += 1;
    },
    /** A person wants no more of it. */
    setUpStopped: (state) => {
      state.status = 'stopped';
    },
    /** The whole set-up was looked through. */
    setUpEnded: (state) => {
      state.status = 'done';
    },
  },
});

/** What can happen while the set-up is looked through. */
export const { setUpBegun, setUpRead, setUpMissed, setUpStopped, setUpEnded } = slice.actions;

/** How the set-up was last looked through, by calls. */
export const selectSetUp = ({ setUp }: SetUpRoot): SetUpState => setUp;

/** How the set-up was last looked through. */
export const setUpReducer = slice.reducer;
