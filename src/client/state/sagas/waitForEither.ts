import type { Action } from '@reduxjs/toolkit';
import { race, take } from 'redux-saga/effects';

/** Something that recognises an event: an action creator of the toolkit, or a predicate. */
export interface EventPattern<Event extends Action> {
  match: (action: Action) => action is Event;
}

/** Waits for the first of two events and tells which came. */
export function* waitForEither<A extends Action, B extends Action>(
  first: EventPattern<A>,
  second: EventPattern<B>,
): Generator<unknown, { first?: A; second?: B }, { first?: A; second?: B }> {
  return yield race({ first: take(first.match), second: take(second.match) });
}
