import { createAction } from '@reduxjs/toolkit';

import type { Slot } from '#client/hours/slots';
import type { DialogInAddress } from '#client/state/address';
import type { DateText, Id } from '#contract/common';
import type { FreeTimeOf } from '../list/patients/patients';
import type { StatusChange } from '../list/statusActions';

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

/** What was chosen for one date of a series. */
export interface ChosenLine {
  /** The date that it is for. */
  date: DateText;
  slot: Slot;
  /** What its time is known to clash with. */
  besideIds: readonly Id[];
}

/** The visits of a series, by ids and times alone, so that the device may keep them. */
export interface ChosenSeries extends Pick<BookingChoice, 'visitId' | 'doctorId' | 'knownIds'> {
  patientId: Id | null;
  lines: readonly ChosenLine[];
}

/** A person wants a whole series booked, from the dialog in which it was chosen. */
export const seriesSubmitted = createAction<ChosenSeries & Pick<BookingChoice, 'form'>>('appointments/seriesSubmitted');
/** A person goes on with a series that was cut off. */
export const seriesContinued = createAction<ChosenSeries>('appointments/seriesContinued');
/** A person wants visits of a series cancelled: each has the status that it was booked in, and gets its former one. */
export const seriesUndoChosen = createAction<readonly StatusChange[]>('appointments/seriesUndoChosen');
