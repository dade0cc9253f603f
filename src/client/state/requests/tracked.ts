import type { Action } from '@reduxjs/toolkit';
import { call, cancelled, put, select } from 'redux-saga/effects';

import type { FailurePolicy } from '#client/lib/errors';
import { failureOf } from '#client/lib/errors';
import type { Message } from '#client/lib/text';
import type { Address } from '../address';
import { selectAddress } from '../address';
import { formSent, formSettled, selectLeftPlace } from '../forms/forms';
import { wayBack } from '../forms/unfinished';
import { logFailure } from '../log';
import { noticeShown } from '../notices';
import type { RequestState } from './requests';
import { requestFailed, requestForgotten, requestStarted, requestSucceeded, selectRequest } from './requests';

/** How a workflow is recorded and what is said when it fails. */
export interface Tracking<Event extends Action, State = unknown> {
  /** The entry of the request table, or how to make it from the event. */
  key: string | ((event: Event) => string);
  failure: FailurePolicy | ((event: Event) => FailurePolicy);
  /** Shows the failure as a notice, for workflows with no place of their own on the screen, or while they have none. */
  announces?: boolean | ((state: State, event: Event) => boolean);
  /** Whether the notice offers the same event again; only for what is safe to repeat. */
  offersRetry?: boolean;
  /**
   * What a form is doing: should the session end before it is done, the event's payload is kept and offered to the same
   * person again under the key of the request; `null` keeps nothing. Never for passwords and codes.
   */
  keepsWork?: Message | ((event: Event) => Message | null);
}

/**
 * Wraps a workflow so that the request table always tells where it stands: pending, succeeded, failed with a
 * sentence, or forgotten when it was cancelled. The failure of what was left while it was on its way is told by a
 * notice: one that leads back where work was kept, and one that is all there is of it where none was. It never
 * throws, so one broken workflow cannot silence a watcher.
 */
export function tracked<Event extends Action, State = unknown>(
  { key, failure: policy, announces = false, offersRetry = false, keepsWork }: Tracking<Event, State>,
  worker: (event: Event) => Generator,
) {
  return function* track(event: Event): Generator {
    const requestKey = typeof key === 'string' ? key : key(event);
    const work = typeof keepsWork === 'function' ? keepsWork(event) : keepsWork;
    let isSettled = false;
    let leftPlace: Address | null = null;
    try {
      if (work) yield call(keepWork, requestKey, work, event);
      yield put(requestStarted(requestKey));
      yield call(worker, event);
      isSettled = true;
      yield put(requestSucceeded(requestKey));
    } catch (error) {
      isSettled = true;
      logFailure(requestKey, error);
      const failure = failureOf(error, typeof policy === 'function' ? policy(event) : policy);
      const isLeft = ((yield select(selectRequest, requestKey)) as RequestState | undefined)?.isLeft;
      leftPlace = (yield select(selectLeftPlace, requestKey)) as Address | null;
      yield put(isLeft && !leftPlace ? requestForgotten(requestKey) : requestFailed({ key: requestKey, failure }));
      if (isLeft || (typeof announces === 'function' ? ((yield select(announces, event)) as boolean) : announces)) {
        yield put(
          noticeShown({
            kind: 'error',
            ...failure,
            ...(offersRetry && { offer: { event } }),
            ...(leftPlace && wayBack(requestKey, leftPlace)),
          }),
        );
      }
    } finally {
      if (isSettled && work && !leftPlace) yield put(formSettled(requestKey));
      if (!isSettled && ((yield cancelled()) as boolean)) yield put(requestForgotten(requestKey));
    }
  };
}

function* keepWork(key: string, title: Message, event: Action): Generator {
  const place = (yield select(selectAddress)) as Address;
  yield put(formSent({ key, form: { title, place, values: 'payload' in event ? event.payload : undefined } }));
}
