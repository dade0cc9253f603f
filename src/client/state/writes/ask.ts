import { call, type SagaGenerator } from 'typed-redux-saga';

import { isFinalRefusal, isForbidden, isNotFound, isRefusal, reasonOf, Unsent } from '#client/lib/errors';
import type { Text } from '#client/lib/text';
import type { Doing } from './write';

/** The service has done what it was asked for. */
export interface Accepted<T> {
  is: 'accepted';
  value: T;
  /** Whether an earlier try had done it, of which nobody could tell, so that nothing was sent (`settle`). */
  isEarlier?: boolean;
}

/** Why a call was not accepted. */
interface Unaccepted {
  /** What the call was rejected with. */
  error: unknown;
  /** The same in words: when to try again, what the service said, or how the line broke; `null` where nothing tells. */
  reason: Text | null;
}

/** Certainly nothing has changed: the service refused the call, or it never left the page. */
export interface Refused extends Unaccepted {
  is: 'refused';
  /** Whether it never left the page, because that was offline. */
  isUnsent: boolean;
  /** Whether the service does not know, or no longer knows, what the call was about. */
  isGone: boolean;
  /** Whether the token is not allowed to do this. */
  isForbidden: boolean;
  /** Whether the same again would be refused again; not so for a token or a call too many. */
  isFinal: boolean;
}

/** No answer came that can be read, so that the call may have taken effect. */
export interface Lost extends Unaccepted {
  is: 'lost';
}

/** What a service answers to one call. */
export type Answer<T> = Accepted<T> | Refused | Lost;

/**
 * Makes a call and returns what became of it; never throws. `yield* ask(setStatus, 7, 'rejected')` comes to
 * `{ is: 'refused', error, reason: 'Not allowed.', … }` after a 403 that says so.
 */
export function* ask<Args extends unknown[], T>(send: Doing<Args, T>, ...args: Args): SagaGenerator<Answer<T>> {
  try {
    const value = yield* call(send as (...args: Args) => Promise<T>, ...args);
    return { is: 'accepted', value };
  } catch (error) {
    return isRefusal(error) ? refusedBy(error) : lostBy(error);
  }
}

/** What becomes of a call that this error has kept from being sent, or from being accepted. */
export function refusedBy(error: unknown): Refused {
  return {
    is: 'refused',
    error,
    reason: reasonOf(error),
    isUnsent: error instanceof Unsent,
    isGone: isNotFound(error),
    isForbidden: isForbidden(error),
    isFinal: isFinalRefusal(error),
  };
}

/** What becomes of a call whose answer this error stands for. */
export function lostBy(error: unknown): Lost {
  return { is: 'lost', error, reason: reasonOf(error) };
}

/** The value of what was accepted; throws the error of anything else, for `tracked` to put into words. */
export function valueOf<T>(answer: Accepted<T> | { is: string; error: unknown }): T {
  if ('value' in answer) return answer.value;
  throw answer.error;
}
