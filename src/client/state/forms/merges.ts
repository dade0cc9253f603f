import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';

import { without } from '#client/lib/records';
import type { ChosenValue, Collision, EarlierTry, Fields } from '#client/lib/threeWay';
import { formDiscarded, formLeft, formOpened } from '../formEvents';

/** What is remembered of a form that is saved beside others: its last try, and what it waits for. */
interface FormMerge extends EarlierTry {
  /** What both changed and nobody has chosen yet; the save waits for that. */
  asked?: readonly Collision[] | undefined;
}

/** Whose value a field is to have. */
export type Side = 'mine' | 'theirs';

/** The shape that selectors of merges need: what is remembered of forms by the key of their request. */
export interface MergesRoot {
  merges: Readonly<Record<string, FormMerge>>;
}

const initialState: MergesRoot['merges'] = {};

const slice = createSlice({
  name: 'merges',
  initialState,
  reducers: {
    /** The values of a form, merged with what is there, are about to be sent. */
    mergeSent: (merges, { payload: { key, sent } }: PayloadAction<{ key: string; sent: Fields }>) => ({
      ...merges,
      [key]: { ...merges[key], sent },
    }),
    /** Somebody else changed fields that were changed in the form too. */
    collisionsFound: (
      merges,
      { payload: { key, collisions } }: PayloadAction<{ key: string; collisions: readonly Collision[] }>,
    ) => ({ ...merges, [key]: { ...merges[key], asked: collisions } }),
    /** A person chose for each of these fields whose value it is to have. */
    collisionsSettled: (
      merges,
      { payload: { key, sides } }: PayloadAction<{ key: string; sides: Readonly<Record<string, Side>> }>,
    ) => {
      const { asked = [], chosen = [], ...merge } = merges[key] ?? {};
      const settled = asked.map((one): ChosenValue => ({ ...one, value: one[sides[one.field] ?? 'mine'] }));
      const others = chosen.filter(({ field }) => !(field in sides));
      return { ...merges, [key]: { ...merge, chosen: [...others, ...settled] } };
    },
    /** A person went back to the form without a choice. */
    collisionsDeclined: (merges, { payload: key }: PayloadAction<string>) => unasked(merges, key),
  },
  extraReducers: (builder) => {
    builder
      .addCase(formOpened, (merges, { payload: key }) => (key in merges ? without(merges, key) : merges))
      .addCase(formLeft, (merges, { payload: { key } }) => unasked(merges, key))
      .addCase(formDiscarded, (merges, { payload: key }) => unasked(merges, key));
  },
});

function unasked(merges: MergesRoot['merges'], key: string): MergesRoot['merges'] {
  return merges[key]?.asked ? { ...merges, [key]: { ...merges[key], asked: undefined } } : merges;
}

export const mergesReducer = slice.reducer;
export const { mergeSent, collisionsFound, collisionsSettled, collisionsDeclined } = slice.actions;

/** What ends the question about the collisions of a form: a choice, or that nobody sees it any more. */
export const collisionsEnded = isAnyOf(collisionsSettled, collisionsDeclined, formLeft, formDiscarded);

const nothing: EarlierTry = {};
const none: readonly Collision[] = [];

/** What of the last try to save a form still holds. */
export function selectEarlierTry({ merges }: MergesRoot, key: string): EarlierTry {
  return merges[key] ?? nothing;
}

/** The fields of a form that somebody has to choose for before it is sent; none where nothing collided. */
export function selectCollisions({ merges }: MergesRoot, key: string): readonly Collision[] {
  return merges[key]?.asked ?? none;
}
