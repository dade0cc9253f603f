import { createContext, use } from 'react';

import type { DateText } from '#client/lib/dates';
import { hijriDate } from '#client/lib/hijri';
import { LanguageContext } from './useT';

/** Whether dates of the Hijri calendar are shown; not unless the app says so. */
export const HijriDates = createContext(false);

interface HijriDateProps {
  date: DateText;
  /** What stands before it. */
  before?: string;
}

/** A date of the Hijri calendar beside its Gregorian one, for those who chose to see it. */
export function HijriDate({ date, before = '' }: HijriDateProps) {
  const { locale } = use(LanguageContext);
  const text = use(HijriDates) ? hijriDate(date, locale) : null;
  return text && <span>{`${before}${text}`}</span>;
}
