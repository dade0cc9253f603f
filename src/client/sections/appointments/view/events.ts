import { createAction } from '@reduxjs/toolkit';

import { createViewEvent } from '#client/state/address';
import type { DateText } from '#contract/common';
import type { QuickDays } from '../list/address';
import type { ColumnId } from './columns';
import { NOTHING_CHOSEN, type NamedView } from './layout';
import type { Dates } from './narrowing';

/** Today has no place in the address, so that the board follows it past midnight. */
export const dayUnless = (day: DateText, today?: DateText) => (day === today ? null : day);

/** A person wants the board, at this day, in place of the list; it knows no period. */
export const boardChosen = createViewEvent('appointments/boardChosen', (day: DateText, today?: DateText) => ({
  view: 'board',
  day: dayUnless(day, today),
}));
/** A person wants the list in place of the board; the board stays at its day. */
export const listChosen = createViewEvent('appointments/listChosen', () => ({ view: null }));
/** A person wants pictures of what the filters leave, but for quick days and what a mark counts. */
export const figuresChosen = createViewEvent('appointments/figuresChosen', () => ({
  view: 'figures',
  days: null,
  counted: null,
}));

/** A person sorted the list by a column, or left it in its natural order (the empty text). */
export const sortChosen = createViewEvent('appointments/sortChosen', (sort: string) => ({ sort }));
/** A person chose a doctor to narrow the list to, or none. */
export const doctorFilterChosen = createViewEvent('appointments/doctorChosen', (doctor: string) => ({ doctor }));
/** A person chose a location to narrow the list to, or none. */
export const locationFilterChosen = createViewEvent('appointments/locationChosen', (location: string) => ({
  location,
}));
/** A person chose days that are to come, or all days of the period (`null`), in place of the dates there were. */
export const daysChosen = createViewEvent('appointments/daysChosen', (days: QuickDays | null) => ({
  days,
  from: null,
  to: null,
  ...(days && { period: null }),
}));
/** A person chose from which to which date pictures count, or all days; an empty text is no end. */
export const figureDatesChosen = createViewEvent(
  'appointments/figureDatesChosen',
  ({ from, to }: Dates, today: DateText) => ({
    from: from || null,
    to: to || null,
    days: null,
    period: to !== '' && to < today ? 'past' : null,
  }),
);
/** A person chose the first date of the list, or none. */
export const fromChosen = createViewEvent('appointments/fromChosen', (from: DateText) => ({ from, days: null }), {
  isStep: false,
});
/** A person chose the last date of the list, or none. */
export const toChosen = createViewEvent('appointments/toChosen', (to: DateText) => ({ to, days: null }), {
  isStep: false,
});

/** Which appointments a mark counts in the list as it is now, by the texts of their ids; `null` of what is no mark. */
export const countedFound = createAction<{ text: string; ids: ReadonlySet<string> | null }>(
  'appointments/countedFound',
);

/** A person chose which columns stand, and in which order. */
export const columnsChosen = createAction<readonly ColumnId[]>('appointments/columnsChosen');
/** A person wants the usual columns again, in their usual widths. */
export const columnsReset = createAction('appointments/columnsReset');
/** A person gave a column a width in pixels, or its usual one (`null`). */
export const columnResized = createAction<{ column: ColumnId; width: number | null }>('appointments/columnResized');

/** A person gave the present view a name. */
export const viewSaved = createAction<NamedView>('appointments/viewSaved');
/** A person gave a saved view another name. */
export const viewRenamed = createAction<{ id: string; name: string }>('appointments/viewRenamed');
/** A person wants a saved view to be deleted. */
export const viewDeletionChosen = createAction<NamedView>('appointments/viewDeletionChosen');
/** A saved view was deleted. */
export const viewDeleted = createAction<string>('appointments/viewDeleted');
/** Another tab has saved, renamed or deleted a view: these are there now. */
export const viewsKeptElsewhere = createAction<readonly NamedView[]>('appointments/viewsKeptElsewhere');
/** A person chose a saved view: its filters and sort, its columns, and no search. */
export const viewChosen = createViewEvent('appointments/viewChosen', ({ params }: NamedView) => ({
  ...NOTHING_CHOSEN,
  ...params,
  q: null,
  open: null,
}));
