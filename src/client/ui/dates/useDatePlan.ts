import { useMemo } from 'react';

import type { DateText } from '#client/lib/dates';
import { datesOnWeekdays } from '#client/lib/reckoning';
import { isRange, isTicked, type DatePlanFields } from './datePlanRules';

const NONE: ReadonlySet<DateText> = new Set();

/** The dates that a range stands for, and of these the ones that are ticked; some are left out unless ticked. */
export function useDatePlan(
  { startDate, endDate, weekdays, ...choices }: DatePlanFields,
  leftOut: ReadonlySet<DateText> = NONE,
) {
  const weekdayList = weekdays.join();
  const dates = useMemo(
    () =>
      isRange(startDate, endDate) && weekdayList
        ? datesOnWeekdays(startDate, endDate, weekdayList.split(',').map(Number))
        : [],
    [startDate, endDate, weekdayList],
  );
  return { dates, chosen: dates.filter((date) => isTicked(date, choices, leftOut)) };
}
