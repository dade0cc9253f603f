import { useMemo, useState } from 'react';

import type { DateText } from '../../lib/dates';
import { datesOnWeekdays } from '../../lib/dates';
import type { DateRange } from './datePlanRules';
import { isRange } from './datePlanRules';

/** The dates that a range stands for, and which of them a person has taken out. */
export function useDatePlan({ startDate, endDate, weekdays }: DateRange) {
  const [unticked, setUnticked] = useState<ReadonlySet<DateText>>(new Set());
  const weekdayList = weekdays.join();
  const dates = useMemo(
    () => (isRange(startDate, endDate) && weekdayList ? datesOnWeekdays(startDate, endDate, weekdayList.split(',').map(Number)) : []),
    [startDate, endDate, weekdayList],
  );
  const toggle = (date: DateText) => {
    const next = new Set(unticked);
    if (!next.delete(date)) next.add(date);
    setUnticked(next);
  };
  return { dates, chosen: dates.filter((date) => !unticked.has(date)), unticked, toggle };
}
