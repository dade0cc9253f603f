import { createAction } from '@reduxjs/toolkit';

import type { Slot } from '#client/hours/slots';
import { shortTime } from '#client/lib/dates';
import { createViewEvent } from '#client/state/address';
import type { DateText } from '#contract/common';
import { shortEnd } from '#contract/text/dayEnd';
import { NO_FILTERS } from '../list/address';
import { dayUnless } from '../view/events';

/** A person chose the day of the board. */
export const dayChosen = createViewEvent('appointments/dayChosen', (day: DateText, today?: DateText) => ({
  day: dayUnless(day, today),
}));
/** A person wants the week of the day, of one doctor, or the day of all doctors (`null`). */
export const weekChosen = createViewEvent('appointments/weekChosen', (doctor: string | null) => ({
  span: doctor === null ? null : 'week',
  of: doctor,
}));
/** A person went on to the column of this doctor, where there is room for one alone; Back leads to no former one. */
export const doctorShown = createViewEvent('appointments/doctorShown', (doctor: string) => ({ of: doctor }), {
  isStep: false,
});
/** The new appointment of a move is shown on the board: its day, and no filter where that hides it. */
export const movedBlockShown = createViewEvent(
  'appointments/movedBlockShown',
  ({ day, isHidden }: { day: DateText; isHidden: boolean }) => ({
    day,
    ...(isHidden && { ...NO_FILTERS, q: null }),
  }),
);

/** A person gave the doctors another order, by the texts of their ids; none at all for that of their names. */
export const doctorsOrdered = createAction<readonly string[]>('appointments/doctorsOrdered');
/** Another tab gave the doctors another order. */
export const doctorsOrderedElsewhere = createAction<readonly string[]>('appointments/doctorsOrderedElsewhere');
/** The column of this doctor came into view, whose opening hours are not known yet. */
export const doctorHoursOpened = createAction<string>('appointments/doctorHoursOpened');

/**
 * A person chose a free time of a doctor, which the board shows: the day, the column and the hours; without filters,
 * for they hide what stands around it.
 */
export const freeTimeShown = createViewEvent(
  'appointments/freeTimeShown',
  ({ doctor, slot }: { doctor: string; slot: Slot }, today?: DateText) => ({
    ...NO_FILTERS,
    q: null,
    day: dayUnless(slot.date, today),
    of: doctor,
    at: `${shortTime(slot.startTime)}-${shortEnd(slot.endTime)}`,
  }),
);
