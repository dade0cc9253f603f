import { use, useMemo } from 'react';

import type { Message } from '#client/lib/text';
import type { Choice } from '#client/ui/form/ChoiceText';
import { isArabic } from '#client/ui/language/arabic';
import { LanguageContext } from '#client/ui/language/useT';
import { homeMessages } from '../messages';
import { itemName, type NamedItem } from './names';
import { completenessOf, hasTexts, textsOf } from './translations/translations';

/** How items are called in the language on screen. */
export interface Names {
  /** The name in this language, or the item's own name where it has none. */
  of: (item: NamedItem) => string;
  /** The name in the other language, `null` where that is not known or the same. */
  besideOf: (item: NamedItem) => string | null;
  /** Which language an item has no name in; `null` where it has both, none, or does not say. */
  lackOf: (item: NamedItem) => Message | null;
  /** The texts of an item among others to choose from. */
  choiceOf: (item: NamedItem) => Pick<Choice, 'label' | 'beside'>;
}

/** The names of the catalogue, the one in the language on screen first (beyond: translations). */
export function useNames(): Names {
  const hasArabicFirst = isArabic(use(LanguageContext));
  return useMemo(() => namesIn(hasArabicFirst), [hasArabicFirst]);
}

function namesIn(hasArabicFirst: boolean): Names {
  const arabicOf = (item: NamedItem) => textsOf(item, 'ar').name;
  const nameOf = (item: NamedItem) => (hasArabicFirst && arabicOf(item)) || itemName(item);
  const besideOf = (item: NamedItem) => {
    const other = hasArabicFirst ? textsOf(item, 'en').name : arabicOf(item);
    return other === '' || other === nameOf(item) ? null : other;
  };
  return {
    of: nameOf,
    besideOf,
    lackOf,
    choiceOf: (item) => ({ label: nameOf(item), beside: besideOf(item) ?? lackOf(item) }),
  };
}

function lackOf(item: NamedItem): Message | null {
  if (completenessOf(item) !== 'partial') return null;
  return hasTexts(item, 'en') ? homeMessages.textsPartial : homeMessages.englishMissing;
}
