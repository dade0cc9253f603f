import { createAction } from '@reduxjs/toolkit';

/**
 * A person opened a form afresh, by the key of its request: it shows nothing of an earlier save. Going back to a form
 * that was left or interrupted is `placeRevisited` instead.
 */
export const formOpened = createAction<string>('forms/formOpened');

/**
 * A form went off the screen; a save that is under way goes on. `typed` is kept as the draft of the form, and `null`
 * drops the draft.
 */
export const formLeft = createAction('forms/formLeft', (key: string, typed?: object | null) => ({
  payload: { key, typed },
}));

/** A person closed a form that was not being saved, and gave up what was typed into it. */
export const formDiscarded = createAction<string>('forms/formDiscarded');
