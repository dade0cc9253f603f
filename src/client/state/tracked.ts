import type { Action } from '@reduxjs/toolkit';
import { call, cancelled, put } from 'redux-saga/effects';

import type { FailurePolicy } from '../lib/errors';
import { failureOf } from '../lib/errors';
import { logFailure } from './log';
import { noticeShown } from './notices';
import { requestFailed, requestForgotten, requestStarted, requestSucceeded } from './requests';

/** How a workflow is recorded and what is said when it fails. */
export interface Tracking<Event extends Action> {
  /** The entry of the request table, or how to make it from the event. */
  key: string | ((event: Event) => string);
  failure: FailurePolicy | ((event: Event) => FailurePolicy);
  /** Shows the failure as a notice, for workflows with no place of their own on the screen. */
  announces?: boolean;
  /** Whether the notice offers the same event again; only for what is safe to repeat. */
  offersRetry?: boolean;
}

/**
 * Wraps a workflow so that the request table always tells where it stands: pending, succeeded, failed with a sentence,
 * or forgotten when it was cancelled. It never throws, so one broken workflow cannot silence a watcher.
 */
export function tracked<Event extends Action>(
  { key, failure: policy, announces = false, offersRetry = false }: Tracking<Event>,
  worker: (event: Event) => Generator,
) {
  return function* track(event: Event): Generator {
    const requestKey = typeof key === 'string' ? key : key(event);
    let isSettled = false;
    try {
      yield put(requestStarted(requestKey));
      yield call(worker, event);
      isSettled = true;
      yield put(requestSucceeded(requestKey));
    } catch (error) {
      isSettled = true;
      logFailure(requestKey, error);
      const failure = failureOf(error, typeof policy === 'function' ? policy(event) : policy);
      yield put(requestFailed({ key: requestKey, failure }));
      if (announces) {
        yield put(noticeShown({ kind: 'error', ...failure, ...(offersRetry && { retry: event }) }));
      }
    } finally {
      if (!isSettled && ((yield cancelled()) as boolean)) yield put(requestForgotten(requestKey));
    }
  };
}
