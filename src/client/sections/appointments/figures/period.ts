import { addDays, dayAndMonth, plainDate } from '#client/lib/dates';
import { datesFrom } from '#client/lib/reckoning';
import { say, type Text } from '#client/lib/text';
import { DAYS_OF_WEEK, weekOf } from '#client/lib/week';
import type { DateText } from '#contract/common';
import type { Dates } from '../view/narrowing';
import { periodMessages } from './messages';

/** The periods that one press chooses. */
export const FIGURE_PERIODS = ['all', 'thisWeek', 'nextWeek', 'lastMonth'] as const;

/** One of these periods. */
export type FigurePeriod = (typeof FIGURE_PERIODS)[number];

/** The dates of a period; none at either end of all days. */
export function datesOfPeriod(period: FigurePeriod, today: DateText): Dates {
  switch (period) {
    case 'all':
      return { from: '', to: '' };
    case 'thisWeek':
      return datesOver(weekOf(today));
    case 'nextWeek':
      return datesOver(weekOf(addDays(today, DAYS_OF_WEEK)));
    case 'lastMonth': {
      const to = addDays(`${today.slice(0, 7)}-01`, -1);
      return { from: `${to.slice(0, 7)}-01`, to };
    }
  }
}

/** The first and the last of some days in their order. */
export function datesOver(days: readonly DateText[]): Dates {
  return { from: days[0] ?? '', to: days.at(-1) ?? '' };
}

/** The period that has these dates; `null` of others. */
export function knownPeriod({ from, to }: Dates, today: DateText): FigurePeriod | null {
  const isIt = (dates: Dates) => dates.from === from && dates.to === to;
  return FIGURE_PERIODS.find((period) => isIt(datesOfPeriod(period, today))) ?? null;
}

/** So many days are drawn where a period has no end, and at most. */
const OPEN_DAYS = 14;
const MOST_DAYS = 31;

/** The days that are drawn one by one: those of a period, the first 31; from today on where it has no beginning. */
export function daysOfPeriod({ from, to }: Dates, today: DateText): readonly DateText[] {
  const first = from || (to ? addDays(to, 1 - OPEN_DAYS) : today);
  const last = to || addDays(first, OPEN_DAYS - 1);
  const lastDrawn = addDays(first, MOST_DAYS - 1);
  return datesFrom(first, last < lastDrawn ? last : lastDrawn);
}

/** `1 Dec – 31 Dec 2026`, `from 1 Dec 2026`, `until 1 Dec 2026`, `all days`. */
export function periodText({ from, to }: Dates): Text {
  if (from === '' && to === '') return periodMessages.allDays;
  if (to === '') return say(periodMessages.since, { from: plainDate(from) });
  if (from === '') return say(periodMessages.until, { to: plainDate(to) });
  return say(periodMessages.span, {
    from: from.slice(0, 4) === to.slice(0, 4) ? dayAndMonth(from) : plainDate(from),
    to: plainDate(to),
  });
}
