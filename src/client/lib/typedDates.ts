import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';

import type { DateText, TimeText } from './dates';

dayjs.extend(customParseFormat);

/** The ways in which dates are written at a front desk, and the one in which `PickerField` shows them again. */
const DATE_FORMATS = ['YYYY-MM-DD', 'D MMM YYYY', 'DD MMM YYYY', 'D/M/YYYY', 'DD/MM/YYYY', 'D.M.YYYY', 'D-M-YYYY'];

/** The date a person typed in one of the usual ways, day before month; `null` when it is none. */
export function dateTyped(text: string): DateText | null {
  const trimmed = text.trim();
  const format = DATE_FORMATS.find((candidate) => dayjs(trimmed, candidate, true).isValid());
  return format ? dayjs(trimmed, format, true).format('YYYY-MM-DD') : null;
}

/** The time a person typed, such as `9`, `0930`, `9:30` or `2:00 pm`, as `HH:MM`; `null` when it is none. */
export function timeTyped(text: string): TimeText | null {
  const match = /^(\d{1,2})(?:[:.]?(\d{2}))?(?::\d{2})?\s*([ap])?\.?m?\.?$/i.exec(text.trim());
  if (!match) return null;
  const [, hourText = '', minutes = '00', half] = match;
  const hours = half ? (Number(hourText) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hourText);
  return hours < 24 && Number(minutes) < 60 ? `${String(hours).padStart(2, '0')}:${minutes}` : null;
}
