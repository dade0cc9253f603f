import { createAction } from '@reduxjs/toolkit';

import type { Slot } from '#client/hours/slots';
import type { Id } from '#contract/common';
import type { FreeTimeOf } from '../list/patients/patients';

/** The dialog of who could come at a free time came on screen, or wants the opening hours once more. */
export const freeTimeOpened = createAction<FreeTimeOf>('appointments/freeTimeOpened');
/** The dialog of a follow-up came on screen, or wants the opening hours of its doctor once more. */
export const followUpOpened = createAction<Id>('appointments/followUpOpened');

/** What was chosen for a follow-up. */
export interface FollowUpChoice {
  /** The visit that it comes after. */
  id: Id;
  slot: Slot;
  /** All visits of the patient with the doctor that were there when the dialog was opened. */
  knownIds: readonly Id[];
}

/** A person pressed Book. */
export const followUpSubmitted = createAction<FollowUpChoice>('appointments/followUpSubmitted');
