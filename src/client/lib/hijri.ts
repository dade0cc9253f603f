import type { DateText } from './dates';

const formats = new Map<string, Intl.DateTimeFormat>();

/** A day by the calendar of Umm al-Qura, as the platform writes it in a language; `null` of what is no date. */
export function hijriDate(date: DateText, locale: string): string | null {
  const noon = Date.parse(`${date}T12:00:00Z`);
  return Number.isNaN(noon) ? null : formatOf(locale).format(noon);
}

/** Made once a language, because making one takes long. */
function formatOf(locale: string): Intl.DateTimeFormat {
  const known = formats.get(locale);
  if (known) return known;
  const calendar = new Intl.DateTimeFormat(`${locale}-u-ca-islamic-umalqura-nu-latn`, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  formats.set(locale, calendar);
  return calendar;
}
