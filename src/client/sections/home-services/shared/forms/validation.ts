import * as z from 'zod/mini';

import { plainDecimal } from '#client/lib/money';
import type { Message, Translate } from '#client/lib/text';

/** A text that must not be blank. */
export function requiredText(t: Translate, message: Message) {
  return z.string().check(z.trim(), z.minLength(1, t(message)));
}

/** A choice that must be made; ids are numbers or texts. */
export function requiredChoice(t: Translate, message: Message) {
  return z.union([z.number(), z.string()]).check(z.refine((value) => value !== '', t(message)));
}

/** A whole number that is typed, at least `min`. */
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

/** A chosen image: a file replaces, `null` removes, `undefined` keeps. */
export const imageShape = z.optional(z.nullable(z.instanceof(File)));
