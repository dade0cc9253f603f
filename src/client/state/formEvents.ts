import { createAction } from '@reduxjs/toolkit';

/**
 * The life of a form, told by the key of its request: `requests`, `steps` and `forms` react to it. A form that is gone
 * back to is told by `placeRevisited`.
 */

/** A person opened a form afresh: it shows nothing of an earlier save, and follows one that is still under way. */
export const formOpened = createAction<string>('forms/formOpened');

/**
 * A form went off the screen, closed or with its page. A save that is under way goes on; what was typed is kept where
 * the form says so, and dropped where it says `null`.
 */
export const formLeft = createAction('forms/formLeft', (key: string, typed?: object | null) => ({
  payload: { key, typed },
}));

/** A person closed a form that was not being saved, and gave up what was typed into it. */
export const formDiscarded = createAction<string>('forms/formDiscarded');
