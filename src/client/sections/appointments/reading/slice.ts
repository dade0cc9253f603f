import type { Reducer } from '@reduxjs/toolkit';

import type { Changes } from './changes';
import { changesFound, marksFaded } from './events';

/** The shape that selectors of the marks need. */
export interface FreshRoot {
  /** Changes that are marked, those of each reading on their own. */
  appointmentFresh: readonly Changes[];
}

/** The changes that are marked. It works on plain objects, so that changes are told apart by themselves. */
export const freshReducer: Reducer<FreshRoot['appointmentFresh']> = (marked = [], action) => {
  if (changesFound.match(action)) return [...marked, action.payload];
  if (marksFaded.match(action)) return marked.filter((changes) => changes !== action.payload);
  return marked;
};
