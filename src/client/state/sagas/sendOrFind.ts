import type { SagaGenerator } from 'typed-redux-saga';
import { call } from 'typed-redux-saga';

import { isRefusal } from '#client/lib/errors';
import { logFailure } from '../log';

/** A call that writes, and how to see whether it took effect although its answer was lost. */
export interface Write<Args extends unknown[], Result> {
  send: (...args: Args) => SagaGenerator<Result>;
  /** Looks what the service has now; `null` when the call has done nothing. */
  find: (...args: Args) => SagaGenerator<Result | null>;
}

/**
 * Makes a call that writes. When its answer is lost, looks once whether it took effect after all (decisions: one
 * intent, one call). Throws the error of the call when it was refused, when it has done nothing, and when nobody can
 * tell.
 */
export function* sendOrFind<Args extends unknown[], Result>(
  write: Write<Args, Result>,
  ...args: Args
): SagaGenerator<Result> {
  try {
    return yield* call(write.send, ...args);
  } catch (error) {
    if (isRefusal(error)) throw error;
    const found = yield* call(findQuietly<Args, Result>, write, ...args);
    if (found === null) throw error;
    return found;
  }
}

/** Looks as `find` does; `null` also when the service cannot be asked. */
export function* findQuietly<Args extends unknown[], Result>(
  { find }: Pick<Write<Args, Result>, 'find'>,
  ...args: Args
): SagaGenerator<Result | null> {
  try {
    return yield* call(find, ...args);
  } catch (error) {
    logFailure('find', error);
    return null;
  }
}
