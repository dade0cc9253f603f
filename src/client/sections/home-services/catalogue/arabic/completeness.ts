import { hasTexts, type Translated } from '#client/sections/home-services/shared/translations/translations';

/** How many items of a kind have an Arabic name. */
export interface ArabicCount {
  done: number;
  total: number;
  /** Rounded down, so that 100 is said of nothing that is incomplete; `null` where there are no items. */
  percent: number | null;
}

/** Counts the items that have an Arabic name; one of blanks and marks alone is none, one in Latin letters is one. */
export function arabicCountOf(items: readonly Translated[]): ArabicCount {
  const total = items.length;
  const done = items.filter((item) => hasTexts(item, 'ar')).length;
  return { done, total, percent: total === 0 ? null : Math.floor((done * 100) / total) };
}
