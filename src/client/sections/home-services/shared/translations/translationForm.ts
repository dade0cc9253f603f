import * as z from 'zod/mini';

import type { Translate } from '#client/lib/text';
import { homeMessages } from '#client/sections/home-services/messages';
import { typedText } from '#client/ui/form/typedRules';
import type { Locale } from '#contract/common';
import type { TranslatedTexts } from '#contract/homeServices/catalogue';
import { LOCALES } from '#contract/rules';
import type { ItemDraft } from '../saving/items';
import type { TextValues } from './TranslationFields';
import { isSameTexts, localesOf, textsOf, textsSent, type Translated } from './translations';

/** The rules for the translations of an item: the English name is required (Spec 2 §5). */
export function textShape(t: Translate) {
  return {
    enName: typedText(t(homeMessages.enNameRequired)),
    enDescription: typedText(),
    arName: typedText(),
    arDescription: typedText(),
  };
}

/** A saved Arabic translation can be changed but not removed, because services have no call for that. */
export function arabicKept(t: Translate, item: Translated | null) {
  const saved = textsOf(item, 'ar');
  return z.refine<Pick<TextValues, 'arName' | 'arDescription'>>(
    ({ arName, arDescription }) =>
      arName !== '' || (saved.name === '' && (arDescription !== '' || saved.description === '')),
    { path: ['arName'], error: t(homeMessages.arNameKept) },
  );
}

/** The translations that the form of an item starts with. */
export function textValuesOf(item: Translated | null): TextValues {
  const { name: enName, description: enDescription } = textsOf(item, 'en');
  const { name: arName, description: arDescription } = textsOf(item, 'ar');
  return { enName, enDescription, arName, arDescription };
}

/** What a form has to send of translations: the changed ones, and always the English one of a new item. */
export function textsToSend(
  item: Translated | null,
  { enName, enDescription, arName, arDescription }: TextValues,
): Pick<ItemDraft<unknown>, 'texts' | 'existing'> {
  const typed: Record<Locale, TranslatedTexts> = {
    en: textsSent(item, 'en', { name: enName, description: enDescription }),
    ar: textsSent(item, 'ar', { name: arName, description: arDescription }),
  };
  const isToSend = (locale: Locale) =>
    (item === null && locale === 'en') || !isSameTexts(typed[locale], textsOf(item, locale));
  const texts = Object.fromEntries(LOCALES.filter(isToSend).map((locale) => [locale, typed[locale]]));
  return { texts, existing: localesOf(item) };
}
