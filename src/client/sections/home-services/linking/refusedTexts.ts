import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice, isAnyOf } from '@reduxjs/toolkit';

import { signedIn } from '#client/features/session';
import type { LinkPlace } from './slice';
import { changeKey, linkChangeDropped, linkChangeSubmitted } from './slice';

/** The shape that selectors of refused texts need. */
export interface RefusedTextsRoot {
  refusedTexts: Readonly<Record<string, string>>;
}

const initialState: Record<string, string> = {};

/**
 * What was typed for a value of a link and is none, by its place: it waits to be mended, also while its row is out of
 * sight.
 */
const slice = createSlice({
  name: 'homeServices/refusedTexts',
  initialState,
  reducers: {
    linkTextRefused: (texts, { payload }: PayloadAction<LinkPlace & { text: string }>) => {
      texts[changeKey(payload)] = payload.text;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedIn, () => initialState);
    builder.addMatcher(isAnyOf(linkChangeSubmitted, linkChangeDropped), (texts, { payload }) =>
      Object.fromEntries(Object.entries(texts).filter(([key]) => key !== changeKey(payload))),
    );
  },
});

export const refusedTextsReducer = slice.reducer;
export const { linkTextRefused } = slice.actions;

/** The text that was refused at a place, `null` where none was. */
export function selectRefusedText({ refusedTexts }: RefusedTextsRoot, place: LinkPlace): string | null {
  return refusedTexts[changeKey(place)] ?? null;
}
