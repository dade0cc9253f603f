import * as z from 'zod/mini';

import type { Translate } from '#client/lib/text';
import { messages } from '#client/sections/home-services/messages';
import type { Locale } from '#contract/common';
import type { TranslatedTexts } from '#contract/homeServices/catalogue';
import { LOCALES } from '#contract/rules';
import { requiredText } from '../forms/validation';
import type { TextsByLocale } from '../saving/items';
import type { TextValues } from './TranslationFields';
import type { Translated } from './translations';
import { isSameTexts, textsOf } from './translations';

/** The rules for the translations of an item: the English name is required (Spec 2 §5). */
export function textShape(t: Translate) {
  const text = () => z.string().check(z.trim());
  return {
    enName: requiredText(t, messages.enNameRequired),
    enDescription: text(),
    arName: text(),
    arDescription: text(),
  };
}

/**
 * An Arabic translation needs a name; a saved one can be changed but not removed, because services have no call for
 * that.
 */
export function arabicName(t: Translate, item: Translated | null) {
  const hasName = textsOf(item, 'ar').name !== '';
  return z.refine<Pick<TextValues, 'arName' | 'arDescription'>>(
    ({ arName, arDescription }) => arName !== '' || (arDescription === '' && !hasName),
    {
      path: ['arName'],
      error: t(hasName ? messages.arNameKept : messages.arNameRequired),
    },
  );
}

/** The translations that the form of an item starts with. */
export function textValuesOf(item: Translated | null): TextValues {
  const { name: enName, description: enDescription } = textsOf(item, 'en');
  const { name: arName, description: arDescription } = textsOf(item, 'ar');
  return { enName, enDescription, arName, arDescription };
}

/** The translations that a form has to send: the changed ones, and always the English one of a new item. */
export function textsToSend(
  item: Translated | null,
  { enName, enDescription, arName, arDescription }: TextValues,
): TextsByLocale {
  const typed: Record<Locale, TranslatedTexts> = {
    en: { name: enName, description: enDescription },
    ar: { name: arName, description: arDescription },
  };
  const isToSend = (locale: Locale) =>
    (item === null && locale === 'en') || !isSameTexts(typed[locale], textsOf(item, locale));
  return Object.fromEntries(LOCALES.filter(isToSend).map((locale) => [locale, typed[locale]]));
}
