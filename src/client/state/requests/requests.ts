import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';

import type { Failure } from '#client/lib/errors';
import { placeRevisited } from '../address';

/** Where one call or workflow stands; a key that is not in the table was never asked. */
export interface RequestState {
  status: 'pending' | 'succeeded' | 'failed';
  failure: Failure | null;
  /** Nobody looks at it any more: how it ends is told by a notice. */
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
    /** The call or workflow begins; whoever began it looks at it. */
    requestStarted: (requests, { payload }: PayloadAction<string>) => {
      requests[payload] = { status: 'pending', failure: null };
    },
    /** It is done; of one that was left nobody wants to know. */
    requestSucceeded: (requests, { payload }: PayloadAction<string>) => {
      if (requests[payload]?.isLeft) return without(requests, payload);
      requests[payload] = { status: 'succeeded', failure: null };
      return requests;
    },
    /** It failed, with what is said about it. */
    requestFailed: (requests, { payload }: PayloadAction<{ key: string; failure: Failure }>) => {
      const isLeft = requests[payload.key]?.isLeft;
      requests[payload.key] = { status: 'failed', failure: payload.failure, ...(isLeft && { isLeft }) };
    },
    /** It is as if it had never been made. */
    requestForgotten: (requests, { payload }: PayloadAction<string>) => without(requests, payload),
    /**
     * The place that shows the request was opened: what is on its way is looked at again, what is over is forgotten.
     */
    requestOpened: (requests, { payload }: PayloadAction<string>) => {
      if (requests[payload]?.status !== 'pending') return without(requests, payload);
      delete requests[payload].isLeft;
      return requests;
    },
    /**
     * The place that showed the request was left: what is on its way is told about when it ends, what is over is
     * forgotten.
     */
    requestLeft: (requests, { payload }: PayloadAction<string>) => {
      const request = requests[payload];
      if (request?.status !== 'pending') return request?.isLeft ? requests : without(requests, payload);
      request.isLeft = true;
      return requests;
    },
  },
  extraReducers: (builder) => {
    /** Who goes back to the place of a request looks at it again. */
    builder.addCase(placeRevisited, (requests, { payload: { key } }) => {
      delete requests[key]?.isLeft;
    });
  },
});

function without(requests: RequestsRoot['requests'], forgotten: string): RequestsRoot['requests'] {
  return Object.fromEntries(Object.entries(requests).filter(([key]) => key !== forgotten));
}

export const requestsReducer = slice.reducer;
export const { requestStarted, requestSucceeded, requestFailed, requestForgotten, requestOpened, requestLeft } =
  slice.actions;

/** The state of a request, `undefined` when it was never made. */
export function selectRequest({ requests }: RequestsRoot, key: string): RequestState | undefined {
  return requests[key];
}

/** The keys of the requests that begin like this, however they stand. */
export function selectRequestKeys({ requests }: RequestsRoot, beginning: string): string[] {
  return Object.keys(requests).filter((key) => key.startsWith(beginning));
}
