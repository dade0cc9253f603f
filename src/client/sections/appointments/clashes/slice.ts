import type { Reducer } from '@reduxjs/toolkit';

import type { Clashing } from '../list/rows';
import { clashesFound } from './events';

/** The shape that selectors of clashes need. */
export interface ClashesRoot {
  /** The clashes of the whole list; `null` before they are known. */
  appointmentClashes: Clashing | null;
}

/** The clashes that were found last; finding the same ones again changes nothing, so that no row is drawn anew. */
export const clashesReducer: Reducer<ClashesRoot['appointmentClashes']> = (clashing = null, action) => {
  if (!clashesFound.match(action)) return clashing;
  const found = action.payload;
  const isSame = clashing?.size === found.size && [...found].every(([id, kind]) => clashing.get(id) === kind);
  return isSame ? clashing : found;
};
