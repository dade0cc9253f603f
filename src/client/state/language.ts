import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { LanguageCode } from '#client/lib/languages';

/** The shape that selectors of the language need. */
export interface LanguageRoot {
  language: {
    /** The language on screen. */
    shown: LanguageCode;
    /** Whether dates of the Hijri calendar stand beside Gregorian ones. */
    hasHijriDates: boolean;
    /** Whether patients stand by their initials on screen. */
    hasInitials: boolean;
  };
}

const initialState: LanguageRoot['language'] = { shown: 'en', hasHijriDates: false, hasInitials: false };

const slice = createSlice({
  name: 'language',
  initialState,
  reducers: {
    /** A person asked for a language, whose catalogue may still have to be loaded. */
    languageChosen: (language, _: PayloadAction<LanguageCode>) => language,
    /** The catalogue of a language is there, and the page speaks it. */
    languageChanged: (language, { payload }: PayloadAction<LanguageCode>) => ({ ...language, shown: payload }),
    /** Dates of the Hijri calendar were asked for, or no longer. */
    hijriDatesChosen: (language, { payload }: PayloadAction<boolean>) => ({ ...language, hasHijriDates: payload }),
    /** Initials in place of the names of patients were asked for, or no longer. */
    initialsChosen: (language, { payload }: PayloadAction<boolean>) => ({ ...language, hasInitials: payload }),
  },
});

export const languageReducer = slice.reducer;
export const { languageChosen, languageChanged, hijriDatesChosen, initialsChosen } = slice.actions;

/** The language on screen. */
export function selectLanguage({ language }: LanguageRoot): LanguageCode {
  return language.shown;
}

/** Whether dates of the Hijri calendar stand beside Gregorian ones. */
export function selectHasHijriDates({ language }: LanguageRoot): boolean {
  return language.hasHijriDates;
}

/** Whether patients stand by their initials on screen. */
export function selectHasInitials({ language }: LanguageRoot): boolean {
  return language.hasInitials;
}
