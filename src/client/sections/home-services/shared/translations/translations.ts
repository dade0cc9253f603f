import { nullsKept } from '#client/lib/records';
import type { Locale, Translation } from '#contract/common';
import type { TranslatedTexts } from '#contract/homeServices/catalogue';
import { LOCALES } from '#contract/rules';
import { isSaid } from '#contract/text/fold';
import { cleanText } from '#contract/text/typed';

/** Anything that has texts in two languages. */
export interface Translated {
  name?: string | null;
  description?: string | null;
  translations?: readonly Translation[] | null;
}

/** The texts of one language as a form holds them. */
type FormTexts = Record<keyof TranslatedTexts, string>;

/** How complete the translations of an item are: both languages, one of them, or none. */
type Completeness = 'complete' | 'partial' | 'missing';

/** The cleaned translation of an item, empty where there is none; English falls back on the item's own texts. */
export function textsOf(item: Translated | null, locale: Locale): FormTexts {
  const translation = translationOf(item, locale);
  const fallback = locale === 'en' ? item : null;
  return {
    name: cleanText(translation?.name ?? '') || cleanText(fallback?.name ?? ''),
    description: cleanText(translation?.description ?? '') || cleanText(fallback?.description ?? ''),
  };
}

function translationOf(item: Translated | null, locale: Locale): Translation | undefined {
  return item?.translations?.find((one) => one.locale === locale);
}

/** The texts of a form as they are sent: a description that was `null` and is left empty stays so. */
export function textsSent(item: Translated | null, locale: Locale, typed: FormTexts): TranslatedTexts {
  return nullsKept<TranslatedTexts>(typed, translationOf(item, locale));
}

/** The languages that an item has translations in; `undefined` where its list does not carry them. */
export function localesOf(item: Translated | null): Locale[] | undefined {
  return item?.translations?.map(({ locale }) => locale);
}

/** Whether an item has a name in a language. */
export function hasTexts({ translations }: Translated, locale: Locale): boolean {
  return Boolean(translations?.some((one) => one.locale === locale && isSaid(one.name)));
}

/** How complete the translations of an item are, judged by the languages that have a name. */
export function completenessOf(item: Translated): Completeness {
  const count = LOCALES.filter((locale) => hasTexts(item, locale)).length;
  return count === LOCALES.length ? 'complete' : count > 0 ? 'partial' : 'missing';
}

/** Whether two translations into one language are the same. */
export function isSameTexts(one: TranslatedTexts, other: FormTexts): boolean {
  return one.name === other.name && (one.description ?? '') === other.description;
}
