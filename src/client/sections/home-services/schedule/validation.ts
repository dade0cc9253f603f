import * as z from 'zod/mini';

import type { Translate } from '#client/lib/text';
import { dateFindings, hoursFindings, rangeFindings, type Finding } from '#client/ui/dates/datePlanRules';
import { SCHEDULE_SLOT } from '#contract/rules';
import type { ScheduleFields } from './entries';
import { scheduleMessages } from './messages';

/** The slot durations to choose from, in minutes (Spec 2 §5). */
export const SLOT_MINUTES = Array.from(
  { length: (SCHEDULE_SLOT.max - SCHEDULE_SLOT.min) / SCHEDULE_SLOT.step + 1 },
  (_, at) => SCHEDULE_SLOT.min + at * SCHEDULE_SLOT.step,
);

/** The rules of the form (Spec 2 §5). */
export function scheduleSchema(t: Translate) {
  return z
    .object({
      mode: z.enum(['single', 'multiple']),
      date: z.string(),
      startDate: z.string(),
      endDate: z.string(),
      weekdays: z.array(z.number()),
      unticked: z.array(z.string()),
      start_time: z.string(),
      end_time: z.string(),
      nextTo: z.string(),
      slot_duration: z.literal(SLOT_MINUTES, t(scheduleMessages.slotDurationRequired)),
      is_available: z.boolean(),
    })
    .check(({ value, issues }) =>
      findings(value).forEach(([field, message]) =>
        issues.push({ code: 'custom', path: [field], message: t(message), input: value[field] }),
      ),
    );
}

function findings(fields: ScheduleFields): Finding<keyof ScheduleFields>[] {
  const { mode, date, start_time, end_time } = fields;
  const dates: Finding<keyof ScheduleFields>[] =
    mode === 'multiple' ? rangeFindings(fields) : dateFindings('date', date, scheduleMessages.dateRequired);
  return [...dates, ...hoursFindings<keyof ScheduleFields>(['start_time', start_time], ['end_time', end_time])];
}
