import { createAction } from '@reduxjs/toolkit';

import type { Week, WantedWeeks } from '#client/ui/week/week';
import type { DateText, Id } from '#contract/common';
import type { ScheduleDifference } from './state';

/** A person wants to see what a plan would do. */
export const entriesCompared = createAction<{ provider: Id; question: WantedWeeks }>('schedulePlan/entriesCompared');
/** A person wants the week of a date drawn, as it is there. */
export const entriesWanted = createAction<{ provider: Id; date: DateText }>('schedulePlan/entriesWanted');
/** A person wants the difference that is on screen to be made true. */
export const schedulePlanApplied = createAction<{ provider: Id }>('schedulePlan/applied');
/** A person wants back what was there before the plan. */
export const scheduleUndoChosen = createAction<{ provider: Id }>('schedulePlan/undoChosen');

/** It is known what a plan would do. */
export const scheduleCompared = createAction<{ provider: Id; difference: ScheduleDifference }>('schedulePlan/compared');
/** A week was read to be drawn. */
export const scheduleWeekFound = createAction<{ provider: Id; week: Week }>('schedulePlan/weekFound');
/** The form has drawn it. */
export const scheduleWeekDrawn = createAction<{ provider: Id }>('schedulePlan/weekDrawn');
/** A plan, or its undo, is about to be sent: what was found before is no longer true. */
export const schedulePlanBegun = createAction<{ provider: Id }>('schedulePlan/begun');
