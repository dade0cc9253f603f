import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Failure } from '#client/lib/errors';
import { without } from '#client/lib/records';
import { placeRevisited } from '../address';
import { formLeft, formOpened } from '../formEvents';

/** Where one call or workflow stands; one that never began, or was forgotten, is not in the table. */
export interface RequestState {
  status: 'pending' | 'succeeded' | 'failed';
  failure: Failure | null;
  /** Whether the form that shows it was left while it was pending; a notice then tells if it fails. */
  isLeft?: boolean;
  /** Whether it has succeeded before, so that what it has read then is known still. */
  isKnown?: boolean;
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
      requests[payload] = { status: 'pending', failure: null, ...knownBefore(requests[payload]) };
    },
    /** The call or workflow is done. It is forgotten if its form was left, because nothing on screen shows it. */
    requestSucceeded: (requests, { payload }: PayloadAction<string>) => {
      if (requests[payload]?.isLeft) return without(requests, payload);
      requests[payload] = { status: 'succeeded', failure: null };
      return requests;
    },
    /** The call or workflow failed, with the sentences that say why. */
    requestFailed: (requests, { payload }: PayloadAction<{ key: string; failure: Failure }>) => {
      const before = requests[payload.key];
      const { key, failure } = payload;
      const left = before?.isLeft && { isLeft: true };
      requests[key] = { status: 'failed', failure, ...left, ...knownBefore(before) };
    },
    /** The request is of no use any more, such as when it was cancelled. */
    requestForgotten: (requests, { payload }: PayloadAction<string>) => without(requests, payload),
  },
  extraReducers: (builder) => {
    builder
      // A form that opens shows no earlier request, and follows one that is still pending.
      .addCase(formOpened, (requests, { payload: key }) => {
        if (requests[key]?.status !== 'pending') return without(requests, key);
        delete requests[key].isLeft;
        return requests;
      })
      // A pending request goes on without its form; a finished one is forgotten, unless a notice leads back to it.
      .addCase(formLeft, (requests, { payload: { key } }) => {
        const request = requests[key];
        if (request?.status !== 'pending') return request?.isLeft ? requests : without(requests, key);
        request.isLeft = true;
        return requests;
      })
      // The form is on screen again and shows the request itself.
      .addCase(placeRevisited, (requests, { payload: { key } }) => {
        delete requests[key]?.isLeft;
      });
  },
});

function knownBefore(request: RequestState | undefined): Pick<RequestState, 'isKnown'> {
  return request?.isKnown || request?.status === 'succeeded' ? { isKnown: true } : {};
}

export const requestsReducer = slice.reducer;
export const { requestStarted, requestSucceeded, requestFailed, requestForgotten } = slice.actions;

/** Where a request stands, `undefined` when it is not in the table. */
export function selectRequest({ requests }: RequestsRoot, key: string): RequestState | undefined {
  return requests[key];
}

/** Whether any request is under way. */
export function selectIsAnyPending({ requests }: RequestsRoot): boolean {
  return Object.values(requests).some(({ status }) => status === 'pending');
}
