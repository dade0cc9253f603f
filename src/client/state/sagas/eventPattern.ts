import type { Action } from '@reduxjs/toolkit';

/** Something that recognises an event: an action creator of the toolkit, or a predicate of one's own. */
export interface EventPattern<Event extends Action> {
  match: (action: Action) => action is Event;
}
