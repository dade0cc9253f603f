import type { Action } from '@reduxjs/toolkit';

import { onDemand } from '#client/device/onDemand';
import type { AwayState } from './state';

/** The dialogs `Doctor away` and `Doctor late` with their workflows and their slice, which few visits need. */
export const awayCode = onDemand(() => import(/* webpackChunkName: "away" */ './late'));

/** The slice of the room: nothing until its code is there, which is before its first event. */
export function awayReducer(state: AwayState = NOTHING, action: Action): AwayState {
  return awayCode.loaded()?.reducer(state, action) ?? state;
}

const NOTHING: AwayState = { plan: null, sent: null, hours: [] };
