import type { DateText } from './dates';
import { oncePer } from './oncePer';

/** A day by the calendar of Umm al-Qura, as the platform writes it in a language; `null` of what is no date. */
export function hijriDate(date: DateText, locale: string): string | null {
  const noon = Date.parse(`${date}T12:00:00Z`);
  return Number.isNaN(noon) ? null : formatOf(locale).format(noon);
}

const formatOf = oncePer(
  (locale) =>
    new Intl.DateTimeFormat(`${locale}-u-ca-islamic-umalqura-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' }),
);
