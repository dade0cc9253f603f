import { createAction, type UnknownAction } from '@reduxjs/toolkit';

import type { Text } from '#client/lib/text';
import type { Address } from './address';

/** A form that is being saved, or whose save was interrupted by the end of the session (decisions: sessions). */
export interface SentForm {
  /** What is being done, as the offer to go back says it. */
  title: Text;
  /** The view that the form stands in. */
  place: Address;
  /** What was sent; never a password or a code. */
  values: unknown;
  /** The event that does it again, and what its button says, where it needs no form. */
  again?: { event: UnknownAction; label: Text };
}

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

/** The draft of a form stands in it again, by the key of its request: from now on the form has it. */
export const draftTaken = createAction<string>('forms/draftTaken');

/** A person closed a form that was not being saved, and gave up what was typed into it. */
export const formDiscarded = createAction<string>('forms/formDiscarded');

/** The values of a form are being saved. */
export const formSent = createAction<{ key: string; form: SentForm }>('forms/formSent');

/** The save of a form has come to an end, and there is nothing to go back to. */
export const formSettled = createAction<string>('forms/formSettled');
