import type { Action } from '@reduxjs/toolkit';
import { call, put, select, take, type SagaGenerator } from 'typed-redux-saga';

import { Problem } from '#client/lib/problem';
import { messagesOf } from '#client/lib/text';
import { mergeFields, type Collision, type EarlierTry, type Fields } from '#client/lib/threeWay';
import { logFailure } from '../log';
import { ask } from '../writes/ask';
import type { Doing } from '../writes/write';
import { collisionsEnded, collisionsFound, collisionsSettled, mergeSent, selectEarlierTry } from './merges';

/** A form that changes a thing: the thing as it was opened, its fields as they are wanted, and how a thing has them. */
export interface Edited<Thing> {
  opened: Thing;
  mine: Fields;
  fieldsOf: (thing: Thing) => Fields;
}

export const mergeMessages = messagesOf('merge', {
  gone: 'Somebody else has deleted this meanwhile, so that it cannot be saved. What you typed is still here.',
  notSent: 'Nothing was saved: somebody else has changed this meanwhile.',
});

/**
 * Reads a thing anew before it is replaced, and merges the form into what it is by now, asking about each field that
 * somebody else has changed too (decisions: two at once). Returns the thing with the fields that are to be sent, and
 * `null` where it cannot be read: then the form is sent as it is. Throws a `Problem` where the thing is gone (`read`
 * says `null`), and where nobody chooses.
 */
export function* mergeWithNow<Thing, Args extends unknown[]>(
  key: string,
  { opened, mine, fieldsOf }: Edited<Thing>,
  read: Doing<Args, Thing | null>,
  ...args: Args
): SagaGenerator<{ now: Thing; fields: Fields } | null> {
  const answer = yield* ask(read, ...args);
  if (answer.is !== 'accepted') {
    logFailure(key, answer.error);
    return null;
  }
  const now = answer.value;
  if (now === null) throw new Problem(mergeMessages.gone);
  const [before, theirs] = [fieldsOf(opened), fieldsOf(now)];
  const earlier = yield* select(selectEarlierTry, key);
  let merge = mergeFields(before, theirs, mine, earlier);
  if (merge.collisions.length > 0) {
    const chosen = yield* call(askWhose, key, merge.collisions);
    merge = mergeFields(before, theirs, mine, chosen);
  }
  const { merged } = merge;
  yield* put(mergeSent({ key, sent: merged }));
  return { now, fields: merged };
}

/**
 * Waits until a person has chosen for each of these fields, and returns what then holds of the form; throws a `Problem`
 * when that will not happen.
 */
export function* askWhose(key: string, collisions: readonly Collision[]): SagaGenerator<EarlierTry> {
  yield* put(collisionsFound({ key, collisions }));
  const end = yield* take(endOf(key));
  if (!collisionsSettled.match(end)) throw new Problem(mergeMessages.notSent);
  return yield* select(selectEarlierTry, key);
}

function endOf(key: string) {
  return (event: Action): boolean => {
    if (!collisionsEnded(event)) return false;
    return (typeof event.payload === 'string' ? event.payload : event.payload.key) === key;
  };
}
