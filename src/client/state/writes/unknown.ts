import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';

import { without } from '#client/lib/records';
import { formOpened } from '../formEvents';
import { requestForgotten } from '../requests/requests';

/** The shape that selectors of unknown writes need: the keys of the requests whose last try nobody can tell of. */
export interface UnknownWritesRoot {
  unknownWrites: Readonly<Record<string, true>>;
}

const initialState: UnknownWritesRoot['unknownWrites'] = {};

const slice = createSlice({
  name: 'unknownWrites',
  initialState,
  reducers: {
    /** Nobody can tell whether the last try under this key took effect. */
    writeUnknown: (keys, { payload: key }: PayloadAction<string>) => ({ ...keys, [key]: true as const }),
    /** It is known again what became of it. */
    writeKnown: (keys, { payload: key }: PayloadAction<string>) => without(keys, key),
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAnyOf(formOpened, requestForgotten), (keys, { payload: key }) =>
      key in keys ? without(keys, key) : keys,
    );
  },
});

export const unknownWritesReducer = slice.reducer;
export const { writeUnknown, writeKnown } = slice.actions;

/** Whether nobody can tell what became of the last try under a key, so that it is looked for before the next one. */
export function selectIsUnknown({ unknownWrites }: UnknownWritesRoot, key: string): boolean {
  return key in unknownWrites;
}
