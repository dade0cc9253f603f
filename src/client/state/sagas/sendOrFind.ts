import type { SagaGenerator } from 'typed-redux-saga';
import { call, select } from 'typed-redux-saga';

import { isRefusal, Undecided } from '#client/lib/errors';
import { logFailure } from '../log';
import { selectRequest } from '../requests/requests';

/** A call that writes, and how to see whether it took effect although its answer was lost. */
export interface Write<Args extends unknown[], Result> {
  send: (...args: Args) => SagaGenerator<Result>;
  /** Looks what the service has now; `null` when the call has done nothing. */
  find: (...args: Args) => SagaGenerator<Result | null>;
}

/**
 * Makes a call that writes. When its answer is lost, looks once whether it took effect after all (decisions: one
 * intent, one call). Throws the error of the call when it was refused and when it has done nothing, and `Undecided`
 * when nobody can tell.
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
    if (found === undefined) throw new Undecided(error);
    if (found === null) throw error;
    return found;
  }
}

/**
 * Looks what became of the last try under a request, where nobody could tell; `null` where it has done nothing, or is
 * known. Throws `Undecided` when nobody can tell this time either, so that nothing is sent.
 */
export function* findEarlier<Args extends unknown[], Result>(
  request: string,
  { find }: Pick<Write<Args, Result>, 'find'>,
  ...args: Args
): SagaGenerator<Result | null> {
  const earlier = yield* select(selectRequest, request);
  if (!earlier?.isUndecided) return null;
  try {
    return yield* call(find, ...args);
  } catch (error) {
    throw new Undecided(error);
  }
}

/** Looks as `find` does; `undefined` when the service cannot be asked. */
export function* findQuietly<Args extends unknown[], Result>(
  { find }: Pick<Write<Args, Result>, 'find'>,
  ...args: Args
): SagaGenerator<Result | null | undefined> {
  try {
    return yield* call(find, ...args);
  } catch (error) {
    logFailure('find', error);
    return undefined;
  }
}
