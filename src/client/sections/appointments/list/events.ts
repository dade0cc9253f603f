import { createAction } from '@reduxjs/toolkit';

import type { StoredAppointment } from '#client/entities/appointments';
import type { Slot } from '#client/hours/slots';
import type { Text } from '#client/lib/text';
import { createViewEvent } from '#client/state/address';
import type { AppointmentDraft } from '#contract/appointments';
import type { DateText, Id, MomentText } from '#contract/common';
import type { StatusFilter } from '#contract/rules';
import { NO_FILTERS, type Period } from './address';
import type { StatusAction, StatusChange } from './statusActions';

/** A move of an appointment: the old one as it was, the new one as it was asked for. */
export interface Move {
  original: StoredAppointment;
  draft: AppointmentDraft;
  /** The patient's name, for notices about the move when the appointment itself is no longer known. */
  patient: Text;
  /** Appointments that look like the new one but were there before. */
  twinIds: readonly Id[];
  /** All appointments of the patient with the doctor that were there before, whatever their status. */
  earlierIds?: readonly Id[];
  /** Of a move that is taken back: the appointment that stood there before stands again, and none is booked. */
  restores?: StatusChange;
}

/** The section came on screen, or a person asked for fresh data. */
export const appointmentsOpened = createAction('appointments/opened');
/** The list is read again though nobody has asked for it. */
export const readingBegun = createAction('appointments/readingBegun');
/** The list could not be read again at its turn, which nobody had asked for. */
export const turnMissed = createAction('appointments/turnMissed');
/** A part of the list has arrived; the payload counts the appointments so far. */
export const appointmentsArrived = createAction<number>('appointments/appointmentsArrived');
/** A person wants to see what has arrived since the beginning of the list was shown. */
export const arrivedWanted = createAction('appointments/arrivedWanted');
/** A person scrolled while only the beginning of the list was shown. */
export const listScrolled = createAction('appointments/listScrolled');
/** How what has changed was heard of. */
export interface ChangesHeard {
  /** Milliseconds since 1970. */
  heardAt: number;
  /** The moment that was asked for, and the `ETag` of the answer where it has one. */
  since: MomentText;
  tag: string | null;
  /** The moment of the last change. */
  newest: MomentText | null;
}

/**
 * The whole list has arrived, at this moment in milliseconds since 1970, under this `ETag` where it has one, and with
 * this moment of its last change where its rows tell it.
 */
export const appointmentsLoaded = createAction(
  'appointments/appointmentsLoaded',
  (readAt: number, tag: string | null = null, newest: MomentText | null = null) => ({
    payload: readAt,
    meta: { tag, newest },
  }),
);
/** What has changed at a moment or since has been heard. */
export const changesHeard = createAction<ChangesHeard>('appointments/changesHeard');
/** What has become of appointments after a moment: how many have come, were dropped, moved, or changed otherwise. */
export interface News {
  since: MomentText;
  added: number;
  dropped: number;
  moved: number;
  changed: number;
}
/** Somebody has come back, and something has changed since the last change that was known before. */
export const newsFound = createAction<News>('appointments/newsFound');
/** What has changed meanwhile was looked at, or need not be. */
export const newsPassed = createAction('appointments/newsPassed');
/** The service does not tell what has changed: it answers all, or refuses the query. */
export const changesUntold = createAction('appointments/changesUntold');
/** One appointment was changed, or booked, by what was done on this page. */
export const appointmentChanged = createAction<Id>('appointments/appointmentChanged');
/** An appointment was changed, or booked, by what was done in another tab. */
export const appointmentChangedElsewhere = createAction<Id>('appointments/appointmentChangedElsewhere');

/** A person chose the upcoming or the past appointments. */
export const periodChosen = createViewEvent('appointments/periodChosen', (period: Period) => ({
  period: period === 'upcoming' ? null : period,
  ...(period === 'past' && { days: null }),
  open: null,
}));
/** A person typed into the search. */
export const searchTyped = createViewEvent('appointments/searchTyped', (text: string) => ({ q: text }), {
  isStep: false,
});
/** A person chose a status to filter the list by. */
export const statusChosen = createViewEvent('appointments/statusChosen', (status: StatusFilter) => ({
  status: status === 'all' ? null : status,
}));
/** A person opened the row of this id, or closed the open one (`null`). */
export const rowToggled = createViewEvent('appointments/rowToggled', (open: string | null) => ({ open }));
/** The open appointment is in no list. */
export const openedLost = createViewEvent('appointments/openedLost', () => ({ open: null }), { isStep: false });
/** The new appointment of a move is shown in a list that was narrowed to others. */
export const movedRowShown = createViewEvent('appointments/movedRowShown', (open: string) => ({
  ...NO_FILTERS,
  period: null,
  q: null,
  open,
}));
/** A person wants to see an appointment in the list, whatever narrows that. */
export const visitWanted = createViewEvent(
  'appointments/visitWanted',
  ({ id, period }: { id: Id; period: Period }) => ({
    ...NO_FILTERS,
    q: null,
    view: null,
    period: period === 'past' ? period : null,
    open: String(id),
  }),
);
/** A person put everything back that narrows the list, `andSearch` or but for the search. */
export const filtersCleared = createViewEvent('appointments/filtersCleared', (what: { andSearch: boolean }) => ({
  ...NO_FILTERS,
  ...(what.andSearch && { q: null }),
}));

/** A person pressed one of the buttons that change a status (Spec 1 §4). */
export const statusActionChosen = createAction<{ id: Id; action: StatusAction }>('appointments/statusActionChosen');
/** A person wants a change of status back that was made as the payload says. */
export const undoChosen = createAction<StatusChange>('appointments/undoChosen');
/** Appointments stand again that did not, whose times may have been given away since the list was read. */
export const stoodAgain = createAction<readonly StatusChange[]>('appointments/stoodAgain');

/** The Reschedule dialog of this appointment came on screen. */
export const rescheduleOpened = createAction<Id>('appointments/rescheduleOpened');
/** A date was chosen in the dialog, by a person or as the first with a free time, or its slots are wanted once more. */
export const rescheduleDateChosen = createAction<DateText>('appointments/rescheduleDateChosen');
/** A person pressed Confirm in the dialog. */
export const rescheduleSubmitted = createAction<{ appointmentId: Id; slot: Slot }>('appointments/rescheduleSubmitted');
/** A person closed the dialog. */
export const rescheduleClosed = createAction('appointments/rescheduleClosed');
/** The move of this appointment no longer needs its dialog: it succeeded, or a notice says how it ended. */
export const rescheduleSettled = createAction<Id>('appointments/rescheduleSettled');
/** An appointment was moved: another one stands in its place. */
export const appointmentMoved = createAction<{ from: Id; to: Id }>('appointments/appointmentMoved');
/** The choice of a move that the end of the session interrupted is offered again, for it has changed nothing. */
export const rescheduleResumed = createAction<{ appointmentId: Id; slot: Slot }>('appointments/rescheduleResumed');
/** A person asked for the missing half of a move that got stuck or was cut off. */
export const missingHalfChosen = createAction<Move>('appointments/missingHalfChosen');

/** A person asked for fresh data, those of the board included. */
export const boardRefreshed = createAction('appointments/boardRefreshed');
