import { createAction } from '@reduxjs/toolkit';

import type { Slot } from '#client/hours/slots';
import { createViewEvent } from '#client/state/address';
import type { Availability } from '#contract/availabilities';
import type { Id, TimeText } from '#contract/common';
import type { Absence, AwaySpan, LineEnd, PlannedVisit, SentPlan, Stay } from './sent';
import type { AwayPlan, DoctorAtPlace, NarrowedTimes, PlanLine } from './state';

/** A person closed the dialog; what is being sent goes on, and what was sent is kept. */
export const awayClosed = createViewEvent('appointments/awayClosed', () => ({ away: null, late: null, closed: null }));

/** A plan that a reload or the end of the session cut off is to go on; the device has kept it without a name. */
export const awayContinued = createAction<SentPlan>('appointments/awayContinued');

/** An absence was entered; `isAnew` where a person pressed `Find times`, or Retry where hours could not be read. */
export const awayTimesWanted = createAction<Absence & { span: AwaySpan; isAnew?: boolean }>(
  'appointments/awayTimesWanted',
);

/** The dialog of a place that is closed came on screen, or its doctors are wanted afresh. */
export const staffWanted = createAction<Id>('appointments/awayStaffWanted');

/**
 * A person chose in `Doctor late` by how many minutes, and until when the doctor stays where that is longer than the
 * hours; or pressed Retry after hours that could not be read.
 */
export const lateTimesWanted = createAction<{ doctorId: Id; shift: number; until?: TimeText | null }>(
  'appointments/lateTimesWanted',
);
/** The hours are in: it is known in which others the doctor would stay. */
export const stayFound = createAction<Stay | null>('appointments/stayFound');
/** The hours in which the doctor stays were opened, or were there. */
export const stayOpened = createAction<'opened' | 'there'>('appointments/stayOpened');

/** A plan has its lines, and its times are looked for; it takes the place of the one before. */
export const planMade = createAction<AwayPlan>('appointments/planMade');
/** Hours were read, for a plan that is made or goes on after a reload: those of these doctors at these places. */
export const hoursRead = createAction<readonly DoctorAtPlace[]>('appointments/awayHoursRead');
/** The hours are in: the lines have their times. */
export const timesFound = createAction<readonly PlanLine[]>('appointments/timesFound');
/** A person narrowed the times of a plan, or widened them. */
export const timesNarrowed = createAction<NarrowedTimes>('appointments/timesNarrowed');
/** A person ticked a line, or no longer, by the id of its appointment. */
export const lineToggled = createAction<{ id: Id; isTicked: boolean }>('appointments/lineToggled');
/** A person ticked all lines of a group, or none of them any longer, by the ids of their appointments. */
export const groupToggled = createAction<{ ids: readonly Id[]; isTicked: boolean }>('appointments/groupToggled');
/** A person chose another time by `Change`. */
export const lineChanged = createAction<{ id: Id; slot: Slot }>('appointments/lineChanged');
/** A person ticked `Close these hours`, or no longer. */
export const closingToggled = createAction<boolean>('appointments/closingToggled');
/** The plan is given up, for another question or another doctor. */
export const planDropped = createAction('appointments/planDropped');

/** A person pressed `Move`: what is asked then, and what follows, is the same of a doctor away and of one late. */
export const movesChosen = createAction('appointments/movesChosen');
/** A plan was sent, or goes on after a reload or another sign-in. */
export const planSent = createAction<SentPlan>('appointments/planSent');
/** The list was read before a round: the lines of the plan have the statuses that Undo gives back. */
export const statusesRead = createAction<readonly PlannedVisit[]>('appointments/awayStatusesRead');
/** A line of the plan that was sent came to this end, by the id of its old appointment. */
export const lineEnded = createAction<{ id: Id; end: LineEnd }>('appointments/lineEnded');
/** A person pressed `Move to {next time}` of a line whose time was taken. */
export const nextTimeChosen = createAction<{ id: Id; slot: Slot }>('appointments/nextTimeChosen');
/** All moves of a plan have come to an end, none held back by Stop: `Close these hours` may begin. */
export const movesEnded = createAction('appointments/movesEnded');
/** `Closed hours` has deleted this range. */
export const rangeClosed = createAction<Availability>('appointments/rangeClosed');
/** A person ticked in `To call` that a patient was called, or took that back, by the id of the old appointment. */
export const visitCalled = createAction<{ id: Id; isCalled: boolean }>('appointments/visitCalled');
/** A person pressed `Undo`. */
export const planUndoChosen = createAction('appointments/planUndoChosen');
/** The plan was undone, as far as that could be. */
export const planUndone = createAction('appointments/planUndone');
/** A person closed what was sent to the patients of these doctors, ledgers and call list; nothing of it is kept. */
export const sentClosed = createAction<Absence>('appointments/sentClosed');
