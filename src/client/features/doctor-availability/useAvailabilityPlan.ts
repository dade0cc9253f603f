import { useMemo } from 'react';

import { timeTyped } from '#client/lib/typedDates';
import { useDatePlan } from '#client/ui/dates/useDatePlan';
import type { CalendarDay } from './calendar';
import { clashesOf, clashText } from './clashes';
import type { AvailabilityFields } from './validation';

/**
 * The dates of a form, and what stands in their way: a date on which every doctor has an overlapping slot is left out
 * unless a person ticks it (decisions: fan-outs). There is one calendar for each doctor.
 */
export function useAvailabilityPlan(
  typed: AvailabilityFields,
  calendars: readonly (readonly CalendarDay[])[],
  isSkipped: boolean,
) {
  const whole = JSON.stringify(typed.hours.filter(({ from, to }) => timeTyped(from) && timeTyped(to)));
  const { notes, leftOut } = useMemo(() => {
    const hours = JSON.parse(whole) as AvailabilityFields['hours'];
    const clashes = [...clashesOf(calendars, hours, isSkipped)];
    return {
      notes: new Map(clashes.map(([date, clash]) => [date, clashText(clash, calendars.length)])),
      leftOut: new Set(clashes.filter(([, { doctors }]) => doctors === calendars.length).map(([date]) => date)),
    };
  }, [calendars, whole, isSkipped]);
  return { ...useDatePlan(typed, leftOut), notes, leftOut, overlapping: new Set(notes.keys()) };
}
