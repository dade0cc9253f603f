import { createSlice, type ActionCreatorWithPayload, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { createSelector } from 'reselect';

import { without } from '#client/lib/records';
import type { Text } from '#client/lib/text';
import type { Address } from '../address';

/**
 * Work that must not stay half done: it outlives the session, and stays on the device for every person until it is
 * finished (decisions: reschedule).
 */
export interface HalfDoneWork<Data = unknown> {
  /** What was being done, as the offer says it. */
  title: Text;
  /** The view that it was begun in, whose section can bring it to its end. */
  place: Address;
  /** What the button says that brings it to its end. */
  label: Text;
  /** The type of the event that the button sends, with the data as its payload. */
  event: string;
  /** All that has to be known to bring it to its end. */
  data: Data;
  /** The appointment whose patient has still to be named: the device keeps no name of a person. */
  namelessOf?: string | number;
  /** The keys of other work that is brought to its end with this, so that it is not offered beside it. */
  covers?: readonly string[];
}

/** The shape that selectors of half-done work need: by the key of its request. */
export interface HalfDoneRoot {
  halfDone: Readonly<Record<string, HalfDoneWork>>;
}

const initialState: HalfDoneRoot['halfDone'] = {};

interface BegunWork {
  key: string;
  work: HalfDoneWork;
  /** What the device keeps in its place, where the work names a person: ids, times and statuses. */
  atRest?: HalfDoneWork;
}

/** A value in which every `patient` has this name. */
function named(value: unknown, patient: Text): unknown {
  if (Array.isArray(value)) return value.map((one) => named(one, patient));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, one]) => [
    name,
    name === 'patient' ? patient : named(one, patient),
  ]);
  return Object.fromEntries(entries);
}

const slice = createSlice({
  name: 'halfDone',
  initialState,
  reducers: {
    /** From here on the work must come to an end. */
    halfDoneBegun: (works, { payload: { key, work } }: PayloadAction<BegunWork>) => ({ ...works, [key]: work }),
    /** The name of the patient was read again, for work that the device had kept without it. */
    halfDoneNamed: (works, { payload: { key, patient } }: PayloadAction<{ key: string; patient: Text }>) => {
      const { namelessOf, ...work } = works[key] ?? {};
      return namelessOf === undefined ? works : { ...works, [key]: named(work, patient) as HalfDoneWork };
    },
    /** The device keeps this work, of an earlier visit or of another tab. */
    halfDoneRecalled: (works, { payload }: PayloadAction<HalfDoneRoot['halfDone']>) => ({ ...works, ...payload }),
    /** The work has come to an end. */
    halfDoneEnded: (works, { payload }: PayloadAction<string>) => without(works, payload),
  },
});

export const halfDoneReducer = slice.reducer;
export const { halfDoneBegun, halfDoneNamed, halfDoneRecalled, halfDoneEnded } = slice.actions;

/** The event that brings half-done work to its end. */
export function endingOf({ event, data }: HalfDoneWork): UnknownAction {
  return { type: event, payload: data };
}

/** All half-done work, by key. */
export function selectHalfDone({ halfDone }: HalfDoneRoot): HalfDoneRoot['halfDone'] {
  return halfDone;
}

/** The keys of work that is brought to its end with some half-done work. */
export const selectCovered = createSelector(
  [selectHalfDone],
  (works): ReadonlySet<string> => new Set(Object.values(works).flatMap(({ covers = [] }) => covers)),
);

/** Whether there is any half-done work. */
export function selectIsHalfDone({ halfDone }: HalfDoneRoot): boolean {
  return Object.keys(halfDone).length > 0;
}

/** The data of half-done work that this event brings to its end; `undefined` when there is none under the key. */
export function selectHalfDoneData<Data>(
  { halfDone }: HalfDoneRoot,
  key: string,
  event: ActionCreatorWithPayload<Data>,
): Data | undefined {
  const ending = halfDone[key] && endingOf(halfDone[key]);
  return ending && event.match(ending) ? ending.payload : undefined;
}
