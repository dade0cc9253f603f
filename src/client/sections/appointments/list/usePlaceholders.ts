import { useContext } from 'react';
import { weakMapMemoize } from 'reselect';

import { LanguageContext, translated, type Language } from '#client/ui/language/useT';
import { folded } from '#contract/text/fold';
import { listMessages } from './messages';

/** What the list shows for an unknown patient, doctor and location, folded as a search reads it; in that order. */
export type Placeholders = readonly string[];

const placeholdersIn = weakMapMemoize((language: Language): Placeholders =>
  [listMessages.unknownPatient, listMessages.unknownDoctor, listMessages.unknownLocation].map((text) =>
    folded(translated(language, text)),
  ),
);

/** The placeholders of the language on screen, the same list for all who ask. */
export function usePlaceholders(): Placeholders {
  return placeholdersIn(useContext(LanguageContext));
}
