import { isDateText } from '#client/lib/dates';
import type { AddressRoot } from '#client/state/address';
import { selectParam } from '#client/state/address';
import type { DateText } from '#contract/common';

/** Whether the board stands in place of the list. */
export function selectIsBoard(state: AddressRoot): boolean {
  return selectParam(state, 'view') === 'board';
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
