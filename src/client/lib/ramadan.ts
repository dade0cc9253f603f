import { addDays, type DateText } from './dates';

/** The first and the last day of a Ramadan, by the calendar of Umm al-Qura, and its year. */
export interface Ramadan {
  first: DateText;
  last: DateText;
  year: number;
}

const CALENDAR = 'islamic-umalqura';
const MONTH = 9;
/** More days than lie between two days of Ramadan. */
const DAYS_AHEAD = 360;

/** The Ramadan of today or the next one; `null` where the platform does not know its calendar. */
export function ramadanFrom(today: DateText): Ramadan | null {
  const format = new Intl.DateTimeFormat(`en-u-ca-${CALENDAR}-nu-latn`, {
    year: 'numeric',
    month: 'numeric',
    timeZone: 'UTC',
  });
  if (format.resolvedOptions().calendar !== CALENDAR) return null;
  const partsOf = (date: DateText) => format.formatToParts(Date.parse(`${date}T12:00:00Z`));
  const numberOf = (date: DateText, type: 'month' | 'year') =>
    Number.parseInt(partsOf(date).find((part) => part.type === type)?.value ?? '', 10);
  const isIn = (date: DateText) => numberOf(date, 'month') === MONTH;
  let first = today;
  for (let days = 0; days < DAYS_AHEAD && !isIn(first); days += 1) first = addDays(first, 1);
  while (isIn(addDays(first, -1))) first = addDays(first, -1);
  let last = first;
  while (isIn(addDays(last, 1))) last = addDays(last, 1);
  return { first, last, year: numberOf(first, 'year') };
}
