import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';

import type { Failure } from '#client/lib/errors';
import { placeRevisited } from '../address';
import { formLeft, formOpened } from '../formEvents';

/** Where one call or workflow stands; a key that is not in the table was never asked. */
export interface RequestState {
  status: 'pending' | 'succeeded' | 'failed';
  failure: Failure | null;
  /** Its form was left while it was pending, so that a notice tells how it fails. */
  isLeft?: boolean;
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
    /** The call or workflow begins. */
    requestStarted: (requests, { payload }: PayloadAction<string>) => {
      requests[payload] = { status: 'pending', failure: null };
    },
    /** It is done; a request whose form was left is forgotten, for nothing on screen shows it. */
    requestSucceeded: (requests, { payload }: PayloadAction<string>) => {
      if (requests[payload]?.isLeft) return without(requests, payload);
      requests[payload] = { status: 'succeeded', failure: null };
      return requests;
    },
    /** It failed, for this reason. */
    requestFailed: (requests, { payload }: PayloadAction<{ key: string; failure: Failure }>) => {
      const isLeft = requests[payload.key]?.isLeft;
      requests[payload.key] = { status: 'failed', failure: payload.failure, ...(isLeft && { isLeft }) };
    },
    /** It is as if it had never been made. */
    requestForgotten: (requests, { payload }: PayloadAction<string>) => without(requests, payload),
  },
  extraReducers: (builder) => {
    builder
      .addCase(formOpened, (requests, { payload: key }) => {
        if (requests[key]?.status !== 'pending') return without(requests, key);
        delete requests[key].isLeft;
        return requests;
      })
      .addCase(formLeft, (requests, { payload: { key } }) => {
        const request = requests[key];
        if (request?.status !== 'pending') return request?.isLeft ? requests : without(requests, key);
        request.isLeft = true;
        return requests;
      })
      .addCase(placeRevisited, (requests, { payload: { key } }) => {
        delete requests[key]?.isLeft;
      });
  },
});

function without(requests: RequestsRoot['requests'], forgotten: string): RequestsRoot['requests'] {
  return Object.fromEntries(Object.entries(requests).filter(([key]) => key !== forgotten));
}

export const requestsReducer = slice.reducer;
export const { requestStarted, requestSucceeded, requestFailed, requestForgotten } = slice.actions;

/** The state of a request, `undefined` when it was never made. */
export function selectRequest({ requests }: RequestsRoot, key: string): RequestState | undefined {
  return requests[key];
}
