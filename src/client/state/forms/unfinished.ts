import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';

import type { Text } from '#client/lib/text';
import type { Address } from '../address';

/**
 * Work that is under way and worth offering again. It is interrupted when the session ends (decisions: sessions), and
 * half done when it must be brought to an end by whomever.
 */
export interface UnfinishedWork {
  /** What was being done, as the offer says it. */
  title: Text;
  /** Where in the product it was being done. */
  place: Address;
  /**
   * What brings it to an end, for work that must not stay half done, and what its button says. It outlives the page
   * and its person.
   */
  resume?: { event: UnknownAction; label: Text };
}

/**
 * The shape that selectors of unfinished work need. It outlives the session, what is half done for anybody, all else
 * for the same user.
 */
export interface UnfinishedRoot {
  unfinished: Record<string, UnfinishedWork>;
}

const initialState: UnfinishedRoot['unfinished'] = {};

const slice = createSlice({
  name: 'unfinished',
  initialState,
  reducers: {
    /** The work of a key is under way. */
    workStarted: (works, { payload: { key, work } }: PayloadAction<{ key: string; work: UnfinishedWork }>) => {
      works[key] = work;
    },
    /** What an earlier visit left half done. */
    worksRecalled: (works, { payload }: PayloadAction<UnfinishedRoot['unfinished']>) => ({ ...payload, ...works }),
    /** The work came to an end of its own, or is no longer wanted. */
    workEnded: (works, { payload }: PayloadAction<string>) => without(works, payload),
  },
});

function without(works: UnfinishedRoot['unfinished'], ended: string): UnfinishedRoot['unfinished'] {
  return Object.fromEntries(Object.entries(works).filter(([key]) => key !== ended));
}

/** Unfinished work by the key of its request or of its ledger. */
export const unfinishedReducer = slice.reducer;
export const { workStarted, worksRecalled, workEnded } = slice.actions;

/** All work that has not come to an end. */
export function selectUnfinished({ unfinished }: UnfinishedRoot): UnfinishedRoot['unfinished'] {
  return unfinished;
}

/** Whether there is any work that must not stay half done. */
export function selectIsHalfDone({ unfinished }: UnfinishedRoot): boolean {
  return Object.values(unfinished).some(({ resume }) => resume);
}

/** The work that must not stay half done. */
export function selectHalfDone({ unfinished }: UnfinishedRoot): UnfinishedRoot['unfinished'] {
  return Object.fromEntries(Object.entries(unfinished).filter(([, { resume }]) => resume));
}
