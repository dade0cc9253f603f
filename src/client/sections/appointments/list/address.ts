import { isDateText } from '#client/lib/dates';
import { selectParam, type AddressRoot } from '#client/state/address';
import type { DateText } from '#contract/common';
import { STATUS_FILTERS, type StatusFilter } from '#contract/rules';

/** The half of the list that is on screen (Spec 1 §2), or all of it, for what a picture counts. */
export type Period = 'upcoming' | 'past' | 'all';

/** The parameters of the address that narrow the list beside period and search, each put back. */
export const NO_FILTERS = {
  status: null,
  doctor: null,
  location: null,
  days: null,
  from: null,
  to: null,
  clashes: null,
  counted: null,
} as const;

/** A span of days that follows the clock: a desk is mostly about one of them. */
export const QUICK_DAYS = ['today', 'tomorrow', 'week'] as const;

/** One of the quick choices of days. */
export type QuickDays = (typeof QUICK_DAYS)[number];

/** The chosen half of the list (Spec 1 §2); of what a mark of a picture counts all of it, where the address says so. */
export function selectPeriod(state: AddressRoot): Period {
  const period = selectParam(state, 'period');
  return period === 'past' || (period === 'all' && selectCountedText(state) !== '') ? period : 'upcoming';
}

/** What is being searched for, as typed. */
export function selectSearch(state: AddressRoot): string {
  return selectParam(state, 'q');
}

/** The chosen status; an unknown one in a link is none. */
export function selectStatusFilter(state: AddressRoot): StatusFilter {
  const status = selectParam(state, 'status');
  return STATUS_FILTERS.find((choice) => choice === status) ?? 'all';
}

/** The chosen span of days; an unknown one in a link is none. */
export function selectQuickDays(state: AddressRoot): QuickDays | null {
  const days = selectParam(state, 'days');
  return QUICK_DAYS.find((choice) => choice === days) ?? null;
}

/** The mark of a picture that the list is narrowed to, as the address names it; an empty text is none. */
export function selectCountedText(state: AddressRoot): string {
  return selectParam(state, 'counted');
}

/** The id of the row that shows its details. */
export function selectOpenRow(state: AddressRoot): string | null {
  return selectParam(state, 'open') || null;
}

/** What the appointments can be shown as, as the address calls each; the first is the default, and not named there. */
export const LIST_VIEWS = ['list', 'board', 'figures'] as const;

const VIEWS = [...LIST_VIEWS, 'waits'] as const;

/** One of the views of the appointments. */
export type View = (typeof VIEWS)[number];

/** What the appointments are shown as; an unknown view in a link is the list. */
export function selectShownAs(state: AddressRoot): View {
  const view = selectParam(state, 'view');
  return VIEWS.find((known) => known === view) ?? 'list';
}

/** Whether the board stands in place of the list. */
export function selectIsBoard(state: AddressRoot): boolean {
  return selectShownAs(state) === 'board';
}

/** Whether the list itself is shown. */
export function selectIsList(state: AddressRoot): boolean {
  return selectShownAs(state) === 'list';
}

/** Whether the board shows a week of one doctor. */
export function selectIsWeek(state: AddressRoot): boolean {
  return selectIsBoard(state) && selectParam(state, 'span') === 'week';
}

/** The day of the board; what is no date means today. */
export function selectDay(state: AddressRoot, today: DateText): DateText {
  const day = selectParam(state, 'day');
  return isDateText(day) ? day : today;
}
