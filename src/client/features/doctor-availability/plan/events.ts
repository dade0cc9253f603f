import { createAction } from '@reduxjs/toolkit';

import type { Week } from '#client/ui/week/week';
import type { Availability } from '#contract/availabilities';
import type { DateText, Id } from '#contract/common';
import type { Staff } from '../hours/events';
import type { HoursDifference, HoursQuestion } from './state';
import type { Visit } from './staying';

/** A person wants to see what a plan would do. */
export const differenceWanted = createAction<{ scope: string; question: HoursQuestion }>('hoursPlan/differenceWanted');
/** A person wants the week of a date drawn, as it is there. */
export const weekWanted = createAction<Staff & { scope: string; date: DateText }>('hoursPlan/weekWanted');
/** A person wants the difference that is on screen to be made true. */
export const planApplied = createAction<{ scope: string }>('hoursPlan/applied');
/** A person wants back what was there before the plan. */
export const hoursUndoChosen = createAction<{ scope: string }>('hoursPlan/undoChosen');

/** The hours of a doctor at every place were read, or could not be. */
export const doctorHoursRead = createAction<{ scope: string; doctorId: Id; hours: readonly Availability[] | null }>(
  'hoursPlan/hoursRead',
);
/** Who is expected was read, or could not be. */
export const visitsRead = createAction<{ scope: string; visits: readonly Visit[] | null }>('hoursPlan/visitsRead');
/** It is known what a plan would do. */
export const differenceFound = createAction<{ scope: string; difference: HoursDifference }>(
  'hoursPlan/differenceFound',
);
/** A week was read to be drawn. */
export const weekFound = createAction<{ scope: string; week: Week }>('hoursPlan/weekFound');
/** The form has drawn it. */
export const weekDrawn = createAction<{ scope: string }>('hoursPlan/weekDrawn');
/** A plan, or its undo, is about to be sent: what was found before is no longer true. */
export const planBegun = createAction<{ scope: string }>('hoursPlan/begun');
/** Hours of a doctor were added. */
export const hoursAdded = createAction<{ scope: string; doctorId: Id; slot: Availability }>('hoursPlan/hoursAdded');
/** Hours of a doctor are gone. */
export const hoursGone = createAction<{ scope: string; doctorId: Id; id: Id }>('hoursPlan/hoursGone');
