import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';

import { latinDigits } from '#contract/text/typed';
import type { DateText, TimeText } from './dates';

/** A year of two digits is one of this century. */
const parseTwoDigitYear = (year: string) => 2000 + Number(year);

dayjs.extend(customParseFormat, { parseTwoDigitYear });

/** What the library reads as months. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The ways in which dates are written at a front desk, and the one in which `PickerField` shows them again. */
const DATE_FORMATS = [
  'YYYY-MM-DD',
  ...['D MMM', 'DD MMM', 'D MMMM', 'DD MMMM'].flatMap((day) => [`${day} YYYY`, `${day} YY`]),
  ...['D/M', 'DD/MM', 'D.M', 'DD.MM', 'D-M', 'DD-MM'].flatMap((day) => yearsAfter(day)),
];

function yearsAfter(day: string): string[] {
  const separator = day.replace(/[DM]/g, '');
  return [`${day}${separator}YYYY`, `${day}${separator}YY`];
}

/**
 * The date a person typed in one of the usual ways, day before month; `null` when it is none. A year of two digits is
 * one of this century, and a month may be written in upper or lower case, or by its name in the language on screen.
 */
export function dateTyped(text: string, monthNames: readonly string[] = []): DateText | null {
  const trimmed = monthNames
    .reduce((typed, name, month) => typed.replace(name, MONTHS[month] ?? name), latinDigits(text).trim())
    .replace(/[a-z]+/gi, (month) => `${month.slice(0, 1).toUpperCase()}${month.slice(1).toLowerCase()}`);
  if (trimmed === '') return null;
  const format = DATE_FORMATS.find((candidate) => dayjs(trimmed, candidate, true).isValid());
  return format ? dayjs(trimmed, format).format('YYYY-MM-DD') : null;
}

/** The time a person typed, such as `9`, `0930`, `9:30` or `2:00 pm`, as `HH:MM`; `null` when it is none. */
export function timeTyped(text: string): TimeText | null {
  const match = /^(\d{1,2})(?:[:.]?(\d{2}))?(?::\d{2})?\s*([ap])?\.?m?\.?$/i.exec(latinDigits(text).trim());
  if (!match) return null;
  const [, hourText = '', minutes = '00', half] = match;
  const hours = half ? (Number(hourText) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hourText);
  return hours < 24 && Number(minutes) < 60 ? `${String(hours).padStart(2, '0')}:${minutes}` : null;
}
