import * as z from 'zod/mini';

import type { Message, Translate } from '#client/lib/text';
import { spanFindings } from '../dates/datePlanRules';
import { EMPTY_WEEK, weekFindings, type Hours, type Week } from './week';

/** What the form of a planned week holds. */
export interface WeekPlanFields {
  startDate: string;
  endDate: string;
  /** The hours of each weekday, Sunday 0 to Saturday 6. */
  days: Hours[][];
  /** A date of the week that is copied. */
  weekOf: string;
  /** For whom, as the texts of ids; empty where that is not asked. */
  ids: string[];
}

/** An empty week without dates, for these people. */
export function emptyPlan(ids: readonly string[] = []): WeekPlanFields {
  return { startDate: '', endDate: '', days: typedWeek(EMPTY_WEEK), weekOf: '', ids: [...ids] };
}

/** A week as the form holds it. */
export function typedWeek(week: Week): Hours[][] {
  return week.map((ranges) => ranges.map(({ from, to }) => ({ from, to })));
}

/** The rules of the form, with their sentences; nobody being ticked is refused by the one that is given. */
export function weekPlanSchema(t: Translate, idsNeeded: Message | null) {
  return z
    .object({
      startDate: z.string(),
      endDate: z.string(),
      days: z.array(z.array(z.object({ from: z.string(), to: z.string() }))),
      weekOf: z.string(),
      ids: z.array(z.string()),
    })
    .check(({ value, issues }) => {
      const found: (readonly [string, Message])[] = [...spanFindings(value), ...weekFindings(value.days)];
      if (idsNeeded && value.ids.length === 0) found.push(['ids', idsNeeded]);
      found.forEach(([field, message]) =>
        issues.push({ code: 'custom', path: field.split('.'), message: t(message), input: value }),
      );
    });
}
