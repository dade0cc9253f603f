import { createAction } from '@reduxjs/toolkit';

import { createViewEvent } from '#client/state/address';
import type { DateText } from '#contract/common';
import { NO_FILTERS } from '../list/address';

/** Today has no place in the address, so that the board follows it past midnight. */
export const dayUnless = (day: DateText, today?: DateText) => (day === today ? null : day);

/** A person wants the board, at this day, in place of the list; it knows no period. */
export const boardChosen = createViewEvent('appointments/boardChosen', (day: DateText, today?: DateText) => ({
  view: 'board',
  day: dayUnless(day, today),
}));
/** A person wants the list in place of the board; the board stays at its day. */
export const listChosen = createViewEvent('appointments/listChosen', () => ({ view: null }));
/** A person wants what waits in place of list and board; it knows no period. */
export const waitsChosen = createViewEvent('appointments/waitsChosen', () => ({ view: 'waits' }));
/** A person wants pictures of what the filters leave, but for quick days and what a mark counts. */
export const figuresChosen = createViewEvent('appointments/figuresChosen', () => ({
  view: 'figures',
  days: null,
  counted: null,
}));
/** A person chose the day of the board. */
export const dayChosen = createViewEvent('appointments/dayChosen', (day: DateText, today?: DateText) => ({
  day: dayUnless(day, today),
}));
/** A person wants the week of the day, of one doctor, or the day of all doctors (`null`). */
export const weekChosen = createViewEvent('appointments/weekChosen', (doctor: string | null) => ({
  span: doctor === null ? null : 'week',
  of: doctor,
}));
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
/** A person asked for fresh data on the board. */
export const boardRefreshed = createAction('appointments/boardRefreshed');
