import { use, useMemo } from 'react';

import { LanguageContext } from '#client/ui/useT';
import type { NamedItem } from './names';
import { itemName } from './names';
import { textsOf } from './translations/translations';

/** How items are called in the language on screen. */
export interface Names {
  /** The name in this language, or the item's own name where it has none. */
  of: (item: NamedItem) => string;
  /** The name in the other language, `null` where that is not known or the same. */
  besideOf: (item: NamedItem) => string | null;
}

/** The names of the catalogue, the one in the language on screen first (beyond: translations). */
export function useNames(): Names {
  const isArabic = use(LanguageContext).locale.startsWith('ar');
  return useMemo(() => namesIn(isArabic), [isArabic]);
}

function namesIn(isArabic: boolean): Names {
  const arabicOf = (item: NamedItem) => textsOf(item, 'ar').name.trim();
  const nameOf = (item: NamedItem) => (isArabic && arabicOf(item)) || itemName(item);
  return {
    of: nameOf,
    besideOf: (item) => {
      const other = isArabic ? textsOf(item, 'en').name.trim() : arabicOf(item);
      return other === '' || other === nameOf(item) ? null : other;
    },
  };
}
