import { isAction, isAnyOf, type Middleware } from '@reduxjs/toolkit';

import { recordEvent } from '#client/device/flightRecorder';
import { requestFailed, requestForgotten, requestStarted, requestSucceeded } from '#client/state/requests/requests';

const workflowMoved = isAnyOf(requestStarted, requestSucceeded, requestForgotten);

/** Has the flight recorder tell which event happened, and which workflow began or ended; never what they carry. */
export const recordActions: Middleware = () => (next) => (action) => {
  if (isAction(action)) recordEvent(action.type, workflowOf(action));
  return next(action);
};

/** The key of the workflow that an event of the request table is about. */
function workflowOf(event: unknown): string | undefined {
  if (requestFailed.match(event)) return event.payload.key;
  return workflowMoved(event) ? event.payload : undefined;
}
