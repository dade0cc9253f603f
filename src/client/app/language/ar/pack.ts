import createCache from '@emotion/cache';
import { arEG } from '@mui/material/locale';
import { createTheme } from '@mui/material/styles';
import dayjs from 'dayjs';

import { themeOptions } from '#client/app/theme';
import type { LanguagePack } from '../languagePack';
import { catalogueInArabic } from './catalogue';
import { mirrorDeclarations, prefixDeclarations } from './mirror';
import { pickerTextsInArabic } from './pickerTexts';

const LOCALE = 'ar-AE';

/** The library of dates looks locales up in small letters, and takes English where it finds none. */
const LOCALE_OF_DATES = 'ar-ae';

const named = (kind: string, names: readonly string[]) =>
  names.map((name) => catalogueInArabic[`${kind}.${name}`] ?? name);

const months = named('month.short', [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
]);
const weekdays = named('weekday', ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']);

// The `ar` of the library writes other digits.
dayjs.locale(
  {
    name: LOCALE_OF_DATES,
    weekdays,
    weekdaysShort: weekdays,
    weekdaysMin: ['ح', 'ن', 'ث', 'ر', 'خ', 'ج', 'س'],
    months,
    monthsShort: months,
    relativeTime: {},
    ordinal: (day: number) => String(day),
    formats: {
      LT: 'HH:mm',
      LTS: 'HH:mm:ss',
      L: 'DD/MM/YYYY',
      LL: 'D MMMM YYYY',
      LLL: 'D MMMM YYYY HH:mm',
      LLLL: 'dddd D MMMM YYYY HH:mm',
    },
  },
  undefined,
  true,
);

/** All that showing Arabic takes: its sentences, those of the libraries, and the mirror image of their styles. */
export const arabic: LanguagePack = {
  language: { locale: LOCALE, sentences: catalogueInArabic },
  direction: 'rtl',
  theme: createTheme({ ...themeOptions, direction: 'rtl' }, arEG, {
    components: {
      MuiLocalizationProvider: { defaultProps: { localeText: pickerTextsInArabic, adapterLocale: LOCALE_OF_DATES } },
    },
  }),
  cache: createCache({ key: 'rtl', stylisPlugins: [prefixDeclarations, mirrorDeclarations] }),
};
