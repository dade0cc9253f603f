import type { Action } from '@reduxjs/toolkit';

import { onDemand } from '#client/device/onDemand';
import { NOTHING_YET, type WaitsState } from './state';

/** The worklist and the search for what stands in it, which begins once the list stands. */
export const waitsCode = onDemand(() => import(/* webpackChunkName: "waits" */ './late'));

/** The slice of the room: nothing until its code is there, which is before its first event. */
export function waitsReducer(state: WaitsState = NOTHING_YET, action: Action): WaitsState {
  return waitsCode.loaded()?.reducer(state, action) ?? state;
}

/** How many lines stand in it, for its entry in the sidebar. */
export const waitsLabel = onDemand(async () => (await waitsCode.load()).WaitsLabel);
