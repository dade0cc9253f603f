import { useMemo } from 'react';

import { datesOnWeekdays } from '#client/lib/dates';
import type { DatePlanFields } from './datePlanRules';
import { isRange } from './datePlanRules';

/** The dates that a range stands for, and of these the ones that a person left in. */
export function useDatePlan({ startDate, endDate, weekdays, unticked }: DatePlanFields) {
  const weekdayList = weekdays.join();
  const dates = useMemo(
    () =>
      isRange(startDate, endDate) && weekdayList
        ? datesOnWeekdays(startDate, endDate, weekdayList.split(',').map(Number))
        : [],
    [startDate, endDate, weekdayList],
  );
  return { dates, chosen: dates.filter((date) => !unticked.includes(date)) };
}
