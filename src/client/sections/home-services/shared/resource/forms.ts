import * as z from 'zod/mini';

import { plainDecimal } from '#client/lib/money';
import type { Message, Translate } from '#client/lib/text';
import { messages } from '#client/sections/home-services/messages';
import type { TextValues } from '../translations/TranslationFields';
import type { TextsByLocale, Translated } from '../translations/translations';
import { changedTexts, textsOf } from '../translations/translations';

/** A text that must not be blank. */
export function requiredText(t: Translate, message: Message) {
  return z.string().check(z.trim(), z.minLength(1, t(message)));
}

/** A choice that must be made; ids are numbers or texts. */
export function requiredChoice(t: Translate, message: Message) {
  return z.union([z.number(), z.string()]).check(z.refine((value) => value !== '', t(message)));
}

/** A whole number, typed, from a least one on. */
export function wholeNumber(t: Translate, message: Message, min: number) {
  return z.coerce.number(t(message)).check(z.int(t(message)), z.minimum(min, t(message)));
}

/** An amount of money, typed; sent as a plain decimal. */
export function price(t: Translate, message: Message) {
  return z.pipe(
    z.string().check(z.refine((typed) => plainDecimal(typed) !== null, t(message))),
    z.transform((typed) => plainDecimal(typed) ?? typed),
  );
}

/** The words of an item: the English name is required (Spec 2 §5). */
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
 * Arabic words need a name; one that was saved can be changed but not taken away, for services have no call for that.
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

/** A chosen image: a file replaces, `null` removes, `undefined` keeps. */
export const imageShape = z.optional(z.nullable(z.instanceof(File)));

/** The words of an item as its form starts with them. */
export function textValuesOf(item: Translated | null): TextValues {
  const { name: enName, description: enDescription } = textsOf(item, 'en');
  const { name: arName, description: arDescription } = textsOf(item, 'ar');
  return { enName, enDescription, arName, arDescription };
}

/** The words that a form has to send. */
export function textsToSend(
  item: Translated | null,
  { enName, enDescription, arName, arDescription }: TextValues,
): TextsByLocale {
  return changedTexts(item, {
    en: { name: enName, description: enDescription },
    ar: { name: arName, description: arDescription },
  });
}
