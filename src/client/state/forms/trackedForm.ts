import type { PayloadAction } from '@reduxjs/toolkit';
import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import type { Failure } from '#client/lib/errors';
import type { Message } from '#client/lib/text';
import { selectAddress } from '../address';
import { formSent, formSettled } from '../formEvents';
import { noticeShown, offerToGoOn } from '../notices';
import { requestForgotten, selectRequest } from '../requests/requests';
import { tracked, type Tracking } from '../requests/tracked';
import { selectLeftPlace } from './forms';

interface FormTracking<Event> extends Omit<Tracking<[Event]>, 'onFailure'> {
  /**
   * What is being done, for a form whose values may be kept: they are offered again when the save is interrupted.
   * Without it, or with `null`, nothing is kept; never give it for passwords and codes.
   */
  saving?: Message | ((event: Event) => Message | null);
}

/**
 * Records the save of a form like `tracked`, keeps its values until it has settled, and tells by a notice when it
 * failed after the form was left (decisions: sessions).
 */
export function trackedForm<Event extends PayloadAction<unknown>>(
  { saving, ...tracking }: NoInfer<FormTracking<Event>>,
  worker: (event: Event) => Generator,
) {
  const save = tracked(tracking, worker);
  return function* trackForm(event: Event): SagaGenerator<void> {
    const key = typeof tracking.key === 'string' ? tracking.key : tracking.key(event);
    const title = typeof saving === 'function' ? saving(event) : saving;
    if (title) {
      const place = yield* select(selectAddress);
      yield* put(formSent({ key, form: { title, place, values: event.payload } }));
    }
    yield* call(save, event);
    const request = yield* select(selectRequest, key);
    if (request?.isLeft && request.failure) yield* call(tellLeftFailure, key, request.failure);
    else yield* put(formSettled(key));
  };
}

/** Tells that the save of a left form failed; the notice leads back to the form if its values were kept. */
function* tellLeftFailure(key: string, failure: Failure): SagaGenerator<void> {
  const place = yield* select(selectLeftPlace, key);
  if (!place) yield* put(requestForgotten(key));
  yield* put(noticeShown({ kind: 'error', ...failure, ...(place && offerToGoOn(key, place)) }));
}
