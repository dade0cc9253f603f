import { createAction } from '@reduxjs/toolkit';

import type { Slot } from '#client/hours/slots';
import type { DateText, Id, TimeText } from '#contract/common';

/** What is looked for; an empty text narrows nothing. */
export interface FreeTimeQuestion {
  /** Ids, as texts. */
  specialty: string;
  location: string;
  /** A part of a name. */
  doctor: string;
  /** The first date. */
  from: DateText;
  /** When a time begins at the earliest, and is over at the latest. */
  earliest: TimeText;
  latest: TimeText;
  /** How many times twenty minutes it takes. */
  slots: number;
}

/** Where it is asked from, which may leave less to be chosen. */
export interface Scope {
  /** The only doctor who is asked. */
  doctor?: AskedDoctor;
  /** The appointment that is to be moved: its own time is free for it. */
  movingId?: Id;
  /** The last date that a time may have. */
  lastDate?: DateText;
  /** Whether the store has the list of appointments; where it has not, the service is asked. */
  hasAppointments: boolean;
}

/** A doctor who is asked. */
export interface AskedDoctor {
  id: Id;
  name: string;
  title?: string | null;
  specialty: string;
}

/** A free time of a doctor. */
export interface FreeTime {
  doctorId: Id;
  doctorName: string;
  slot: Slot;
}

/** What else can be done with a free time: a visit is booked, or it is looked who could come sooner. */
export type MoreOfTime = 'book' | 'sooner';

/** The dialog came on screen, or wants its choices once more; those of specialty and location may be left out. */
export const choicesOpened = createAction('firstFree/choicesOpened');
/** A person pressed Find. */
export const findSubmitted = createAction<{ question: FreeTimeQuestion; scope: Scope }>('firstFree/findSubmitted');
/** A person pressed Retry: the doctors who could not be asked are asked once more. */
export const searchRetried = createAction('firstFree/retryChosen');
/** A person pressed Stop. */
export const searchStopped = createAction('firstFree/stopChosen');
/** The dialog was closed. */
export const firstFreeClosed = createAction('firstFree/closed');

/** The doctors who are asked are known; `isCut` where the service named fewer than there are. */
export const doctorsFound = createAction<{ doctors: readonly AskedDoctor[]; isCut: boolean }>('firstFree/doctorsFound');
/** The appointments could not be read, so that a time may overlap one. */
export const appointmentsMissed = createAction('firstFree/appointmentsMissed');
/** The next free times of a doctor are known. */
export const doctorAnswered = createAction<{ id: Id; times: readonly Slot[] }>('firstFree/doctorAnswered');
/** The hours of a doctor could not be read, and may not be where that is forbidden. */
export const doctorFailed = createAction<{ id: Id; isForbidden: boolean }>('firstFree/doctorFailed');
