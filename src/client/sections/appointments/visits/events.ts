import { createAction } from '@reduxjs/toolkit';

import type { Slot } from '#client/hours/slots';
import type { DialogInAddress } from '#client/state/address';
import type { Id } from '#contract/common';
import type { FreeTimeOf } from '../list/patients/patients';

/** The dialog of who could come at a free time came on screen, or wants the opening hours once more. */
export const freeTimeOpened = createAction<FreeTimeOf>('appointments/freeTimeOpened');
/** A visit is to be booked with this doctor, whose opening hours are wanted, or once more. */
export const calendarWanted = createAction<Id>('appointments/calendarWanted');

/** What was chosen for a visit. */
export interface BookingChoice {
  /** The dialog in which it was chosen. */
  form: DialogInAddress;
  /** A visit of the patient: the one that it comes after, or any. */
  visitId: Id;
  doctorId: Id;
  slot: Slot;
  /** All visits of the patient with the doctor that were there when the dialog was opened. */
  knownIds: readonly Id[];
}

/** A person pressed Book. */
export const bookingSubmitted = createAction<BookingChoice>('appointments/bookingSubmitted');
