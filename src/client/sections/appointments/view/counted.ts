import type { Reducer } from '@reduxjs/toolkit';

import type { AddressRoot } from '#client/state/address';
import { selectCountedText } from '../list/address';
import { countedFound } from './events';

/** The shape that selectors of what a mark counts need. */
export interface CountedRoot {
  /** What the mark counts that was looked up last; `ids` is `null` of a text that is no mark. */
  appointmentCounted: { text: string; ids: ReadonlySet<string> | null } | null;
}

/** What the mark counts that the list is narrowed to. */
export const countedReducer: Reducer<CountedRoot['appointmentCounted']> = (counted = null, action) =>
  countedFound.match(action) ? action.payload : counted;

/** The appointments that the list is narrowed to, `null` where it is not, or they are not known yet. */
export function selectCountedIds(state: AddressRoot & CountedRoot): ReadonlySet<string> | null {
  const text = selectCountedText(state);
  return text !== '' && state.appointmentCounted?.text === text ? state.appointmentCounted.ids : null;
}

/** Whether the list is narrowed to a mark, and what that counts is not known yet. */
export function selectIsCounting(state: AddressRoot & CountedRoot): boolean {
  const text = selectCountedText(state);
  return text !== '' && state.appointmentCounted?.text !== text;
}
