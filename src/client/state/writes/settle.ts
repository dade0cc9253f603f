import { put, select, type SagaGenerator } from 'typed-redux-saga';

import { logFailure } from '../log';
import { ask, lostBy, refusedBy, type Answer, type Lost } from './ask';
import { selectIsUnknown, writeKnown, writeUnknown } from './unknown';
import type { Doing, Write } from './write';

/** Nobody can tell whether a call took effect: its answer was lost, and the service cannot be asked. */
export interface Unknown extends Omit<Lost, 'is'> {
  is: 'unknown';
}

/** What has become of a write; a lost one was looked for, where anything can be seen, and has done nothing. */
export type Outcome<T> = Answer<T> | Unknown;

/**
 * Makes a call that writes, once (decisions: one intent, one call): an earlier try of which nobody can tell is looked
 * for before anything is sent, and so is one whose answer is lost.
 *
 * @param isUnknown whether nobody can tell of the last try
 */
export function* settle<Args extends unknown[], T>(
  { prepare, send, find, isRepeatable }: Write<Args, T>,
  isUnknown: boolean,
  ...args: Args
): SagaGenerator<Outcome<T>> {
  if (isUnknown && find && !isRepeatable) {
    const earlier = yield* ask(find, ...args);
    if (earlier.is !== 'accepted') return unknownBy(earlier.error);
    if (earlier.value !== null) return { is: 'accepted', value: earlier.value, isEarlier: true };
  }
  if (prepare) {
    const prepared = yield* ask(prepare, ...args);
    if (prepared.is !== 'accepted') return isUnknown ? unknownBy(prepared.error) : refusedBy(prepared.error);
  }
  const answer = yield* ask(send, ...args);
  if (answer.is !== 'lost' || !find) return answer;
  const found = yield* look(find, ...args);
  if (found === undefined) return unknownBy(answer.error);
  return found === null ? answer : { is: 'accepted', value: found };
}

/** What has become of a write that nobody can tell of, for this error. */
export function unknownBy(error: unknown): Unknown {
  return { ...lostBy(error), is: 'unknown' };
}

/** Settles a write under the key of its request, which remembers whether anybody can tell of it. */
export function* settleOf<Args extends unknown[], T>(
  key: string,
  write: Write<Args, T>,
  ...args: Args
): SagaGenerator<Outcome<T>> {
  const wasUnknown = yield* select(selectIsUnknown, key);
  const outcome = yield* settle(write, wasUnknown, ...args);
  const isUnknown = outcome.is === 'unknown';
  if (isUnknown !== wasUnknown) yield* put(isUnknown ? writeUnknown(key) : writeKnown(key));
  return outcome;
}

/** Looks as `find` does; `undefined` when the service cannot be asked, which is logged. */
export function* look<Args extends unknown[], T>(find: Doing<Args, T>, ...args: Args): SagaGenerator<T | undefined> {
  const answer = yield* ask(find, ...args);
  if (answer.is === 'accepted') return answer.value;
  logFailure('find', answer.error);
  return undefined;
}
