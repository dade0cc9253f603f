import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';

import type { Failure } from '../lib/errors';

/** Where one call or workflow stands; a key that is not in the table was never asked. */
export interface RequestState {
  status: 'pending' | 'succeeded' | 'failed';
  failure: Failure | null;
}

/** The shape that selectors of requests need. */
export interface RequestsRoot {
  requests: Record<string, RequestState>;
}

const initialState: RequestsRoot['requests'] = {};

const slice = createSlice({
  name: 'requests',
  initialState,
  reducers: {
    requestStarted: (requests, { payload }: PayloadAction<string>) => {
      requests[payload] = { status: 'pending', failure: null };
    },
    requestSucceeded: (requests, { payload }: PayloadAction<string>) => {
      requests[payload] = { status: 'succeeded', failure: null };
    },
    requestFailed: (requests, { payload }: PayloadAction<{ key: string; failure: Failure }>) => {
      requests[payload.key] = { status: 'failed', failure: payload.failure };
    },
    requestForgotten: (requests, { payload }: PayloadAction<string>) =>
      Object.fromEntries(Object.entries(requests).filter(([key]) => key !== payload)),
  },
});

export const requestsReducer = slice.reducer;
export const { requestStarted, requestSucceeded, requestFailed, requestForgotten } = slice.actions;

/** The state of a request, `undefined` when it was never made. */
export function selectRequest({ requests }: RequestsRoot, key: string): RequestState | undefined {
  return requests[key];
}
