import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';

import type { Text } from '../lib/text';
import type { Address } from './address';
import type { RequestsRoot } from './requests';
import { selectRequest } from './requests';

/** Work that is under way and worth offering again when the end of the session cuts it off (decisions: sessions). */
export interface UnfinishedWork {
  /** What was being done, as the offer says it. */
  title: Text;
  /** Where in the product it was being done. */
  place: Address;
  /** What was typed, for a form; never a password or a code. */
  values?: unknown;
}

/** The shape that selectors of unfinished work need. It lives in memory only, and outlives the session for the same user. */
export interface UnfinishedRoot {
  unfinished: Record<string, UnfinishedWork>;
}

const initialState: UnfinishedRoot['unfinished'] = {};

const slice = createSlice({
  name: 'unfinished',
  initialState,
  reducers: {
    workStarted: (works, { payload: { key, work } }: PayloadAction<{ key: string; work: UnfinishedWork }>) => {
      works[key] = work;
    },
    /** The work came to an end of its own, or is no longer wanted. */
    workEnded: (works, { payload }: PayloadAction<string>) =>
      Object.fromEntries(Object.entries(works).filter(([key]) => key !== payload)),
  },
});

export const unfinishedReducer = slice.reducer;
export const { workStarted, workEnded } = slice.actions;

/** What a form was sending when the session ended, `undefined` while it is on its way, and after it came to an end. */
export function selectInterrupted(state: UnfinishedRoot & RequestsRoot, key: string): unknown {
  return selectRequest(state, key) === undefined ? state.unfinished[key]?.values : undefined;
}

/** All work that has not come to an end. */
export function selectUnfinished({ unfinished }: UnfinishedRoot): UnfinishedRoot['unfinished'] {
  return unfinished;
}
