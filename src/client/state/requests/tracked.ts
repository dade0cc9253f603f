import { call, cancelled, put, type SagaGenerator } from 'typed-redux-saga';

import { failureOf, type Failure, type FailurePolicy } from '#client/lib/errors';
import { logFailure } from '../log';
import { requestFailed, requestForgotten, requestStarted, requestSucceeded } from './requests';

/** How a workflow is recorded; the key and the sentences may depend on the arguments of its worker. */
export interface Tracking<Args extends unknown[]> {
  /** The entry of the request table. */
  key: string | ((...args: Args) => string);
  /** The sentences for its failure. */
  failure: FailurePolicy | ((...args: Args) => FailurePolicy);
  /** Runs after a failure was recorded, such as `announceFailure`; a notice takes its `tells` along. */
  onFailure?: (failure: ToldFailure, ...args: Args) => Generator;
}

/** A failure with the key of the request that it tells of. */
interface ToldFailure extends Failure {
  tells: string;
}

/**
 * Wraps a worker so that the request table tells where it stands: pending, succeeded, failed with a sentence, or not
 * there because it was cancelled. The wrapped worker never throws, so it cannot silence its watcher.
 */
export function tracked<Args extends unknown[]>(
  { key, failure: policy, onFailure }: NoInfer<Tracking<Args>>,
  worker: (...args: Args) => Generator,
) {
  return function* track(...args: Args): SagaGenerator<void> {
    const requestKey = typeof key === 'string' ? key : key(...args);
    let failure: Failure | null = null;
    try {
      yield* put(requestStarted(requestKey));
      yield* call(worker, ...args);
    } catch (error) {
      logFailure(requestKey, error);
      failure = failureOf(error, typeof policy === 'function' ? policy(...args) : policy);
    } finally {
      const isCancelled = yield* cancelled();
      if (isCancelled) yield* put(requestForgotten(requestKey));
    }
    yield* put(failure ? requestFailed({ key: requestKey, failure }) : requestSucceeded(requestKey));
    if (failure && onFailure) yield* call(onFailure, { ...failure, tells: requestKey }, ...args);
  };
}
