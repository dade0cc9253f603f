import * as z from 'zod/mini';

import type { Message, Translate } from '#client/lib/text';
import { plainDecimal } from '#contract/text/numbers';

/** A choice that must be made; ids are numbers or texts. */
export function requiredChoice(t: Translate, message: Message) {
  return z.union([z.number(), z.string()]).check(z.refine((value) => value !== '', t(message)));
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
